import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'

/**
 * `npm test`: every check, one after another, all of them even when one fails. A check counts as one test, unit tests
 * and stories one by one. Output of a check shows only when it fails; the last line is `N passed, N failed` alone.
 */
ensureInstalled()

const results = `${root}/test-results`
const unitReport = `${results}/unit.json`
const storiesReport = `${results}/stories.json`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const bin = (name, ...args) => [`node_modules/.bin/${name}`, ...args]
const script = (name, ...args) => [process.execPath, `.ci/${name}.mjs`, ...args]

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Vitest's report; a file that could not be loaded has no test in it and counts as a failed one. */
function countUnitTests() {
  const report = read(unitReport)
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

function countStories() {
  const report = read(storiesReport)
  if (!report) return { passed: 0, failed: 1 }
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

/** Another run on this machine must not serve our stories. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

const steps = [
  { name: 'formatting', command: ['npm', 'run', '-s', 'format:check'], readsOnly: true },
  { name: 'types', command: bin('tsc', '--noEmit'), readsOnly: true },
  { name: 'lint', command: bin('eslint', '--max-warnings', '0', '.'), readsOnly: true },
  {
    name: 'unit and flow tests',
    command: bin('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`),
    count: countUnitTests,
    limitMinutes: 15,
  },
  { name: 'production build', command: bin('vite', 'build') },
  { name: 'size budgets', command: script('budgets'), after: 'production build', shows: true },
  { name: 'build with the mock backend', command: bin('vite', 'build', '--mode', 'mock') },
  {
    name: 'stories',
    command: bin('playwright', 'test', '--config', 'e2e/playwright.config.ts'),
    after: 'build with the mock backend',
    prepare: async () => {
      const path = ensureBrowser()
      const port = String(await freePort())
      return { STORIES_REPORT: storiesReport, STORIES_PORT: port, ...(path && { CHROMIUM_PATH: path }) }
    },
    count: countStories,
    limitMinutes: 15,
  },
]

/** Runs one command without a keyboard. Gives its exit code and all it printed. */
function execute([command, ...args], env, limitMinutes = 5) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMinutes * 60_000,
    })
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code, signal) => {
      const stopped = signal ? `\nStopped by ${signal}: the limit is ${limitMinutes} minutes.` : ''
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString().trimEnd() + stopped })
    })
  })
}

async function check({ command, prepare, limitMinutes, count }) {
  let env
  try {
    env = await prepare?.()
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) }
  }
  const { code, output } = await execute(command, env, limitMinutes)
  const { passed, failed } = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  // A command that fails without a failed test (an error outside of tests) is a failure all the same.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

let passed = 0
let failed = 0
const failedSteps = []

/** What reads sources only goes side by side: each of them keeps one core busy. */
const sideBySide = steps.filter((step) => step.readsOnly)
await Promise.all(sideBySide.map(take))
for (const step of steps.filter((other) => !other.readsOnly)) await take(step)

async function take(step) {
  const started = performance.now()
  const result = failedSteps.includes(step.after)
    ? { passed: 0, failed: 1, output: `Not run: ${step.after} failed.` }
    : await check(step)
  passed += result.passed
  failed += result.failed
  if (result.failed > 0) failedSteps.push(step.name)
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  const count = step.count ? `, ${result.passed} passed, ${result.failed} failed` : ''
  console.log(`${result.failed > 0 ? 'FAILED' : 'ok    '}  ${step.name} (${seconds} s${count})`)
  if (result.failed > 0 || step.shows) console.log(`\n${result.output}\n`)
}

if (failed > 0) console.log(`Failed: ${failedSteps.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
