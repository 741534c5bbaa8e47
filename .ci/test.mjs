import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { areaPattern, filesOfAreas } from './areas.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, program, root, shell } from './install.mjs'
import { ensureNginx } from './nginx.mjs'
import { slowest, storiesReport, unitReport } from './reports.mjs'

/**
 * `npm test` runs every check in order, and continues when one fails. A check counts as one test; unit tests and
 * stories count one by one. The output of a check shows only if it fails, and the last line is always `N passed, N
 * failed`. `npm test -- --only cart,PAY-07` runs only the unit tests and stories of these areas.
 */
ensureInstalled()

const results = 'test-results'
const reports = { unit: `${results}/unit.json`, stories: `${results}/stories.json`, host: `${results}/host.json` }
rmSync(`${root}/${results}`, { recursive: true, force: true })
mkdirSync(`${root}/${results}`, { recursive: true })

const script = (name, ...args) => [process.execPath, `.ci/${name}.mjs`, ...args]
const vitest = (report, ...args) =>
  program('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args)
const npm = (name) => ['npm', 'run', '-s', name]

const at = process.argv.indexOf('--only')
const areas = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',').filter(Boolean)
const unitFiles = areas.length > 0 ? filesOfAreas(areas, 'src') : []
const storyFiles = areas.length > 0 ? filesOfAreas(areas, 'e2e') : []

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

const unitTests = {
  name: 'unit and flow tests',
  command: vitest(reports.unit, ...unitFiles),
  count: () => unitReport(`${root}/${reports.unit}`),
  limitMinutes: 15,
}
const mockBuild = { name: 'build with the mock backend', command: npm('build:mock') }
const stories = {
  name: 'stories',
  command: program(
    '@playwright/test',
    ...['test', '--config', 'e2e/playwright.config.ts'],
    ...(storyFiles.length > 0 ? ['--grep', areaPattern(areas)] : []),
  ),
  after: mockBuild.name,
  prepare: async () => {
    const path = ensureBrowser()
    const port = String(await freePort())
    return { STORIES_REPORT: `${root}/${reports.stories}`, STORIES_PORT: port, ...(path && { CHROMIUM_PATH: path }) }
  },
  count: () => storiesReport(`${root}/${reports.stories}`),
  limitMinutes: 15,
}

const everything = [
  { name: 'formatting', command: npm('format:check'), readsOnly: true },
  { name: 'types', command: npm('types'), readsOnly: true },
  { name: 'lint', command: npm('lint'), readsOnly: true },
  { name: 'unused files, exports and packages', command: npm('unused'), readsOnly: true },
  unitTests,
  { name: 'production build', command: npm('build') },
  { name: 'size budgets', command: script('budgets'), after: 'production build', shows: true },
  {
    name: 'sample for nginx',
    command: vitest(reports.host, '--config', 'e2e/host/vitest.config.ts'),
    after: 'production build',
    prepare: () => {
      const path = ensureNginx()
      return path ? { NGINX_PATH: path } : { skipped: 'There is no nginx on this machine, and none came by apt.' }
    },
    count: () => unitReport(`${root}/${reports.host}`),
  },
  mockBuild,
  stories,
]
const ofAreas = [...(unitFiles.length > 0 ? [unitTests] : []), ...(storyFiles.length > 0 ? [mockBuild, stories] : [])]
const steps = at < 0 ? everything : ofAreas
if (steps.length === 0) console.error(`No test's path or tag names "${process.argv[at + 1] ?? ''}".`)

/** Runs one command without a keyboard. Returns its exit code and its whole output. */
function execute([command, ...args], env, limitMinutes = 5) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: shell && command === 'npm',
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
    return { passed: 0, failed: 1, files: [], output: String(error) }
  }
  if (env?.skipped) return { passed: 0, failed: 0, files: [], skipped: env.skipped }
  const { code, output } = await execute(command, env, limitMinutes)
  const { passed, failed, files = [] } = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  // A command that fails without a failed test (an error outside of tests) counts as one failed test.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, files, output }
}

let passed = 0
let failed = steps.length > 0 ? 0 : 1
const failedSteps = []
const skippedSteps = []
const files = []

/** Checks that only read sources run in parallel: each of them keeps one core busy. */
const sideBySide = steps.filter((step) => step.readsOnly)
await Promise.all(sideBySide.map(take))
for (const step of steps.filter((other) => !other.readsOnly)) await take(step)

async function take(step) {
  const started = performance.now()
  const result = failedSteps.includes(step.after)
    ? { passed: 0, failed: 1, files: [], output: `Not run: ${step.after} failed.` }
    : await check(step)
  passed += result.passed
  failed += result.failed
  files.push(...result.files)
  if (result.failed > 0) failedSteps.push(step.name)
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  const count = step.count ? `, ${result.passed} passed, ${result.failed} failed` : ''
  if (result.skipped) {
    skippedSteps.push(step.name)
    return console.log(`skipped ${step.name}: ${result.skipped}`)
  }
  console.log(`${result.failed > 0 ? 'FAILED' : 'ok    '}  ${step.name} (${seconds} s${count})`)
  if (result.failed > 0 || step.shows) console.log(`\n${result.output}\n`)
}

if (files.length > 0) console.log(['\nThe files that took longest:', ...slowest(files), ''].join('\n'))
if (skippedSteps.length > 0) console.log(`Skipped: ${skippedSteps.join(', ')}`)
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
