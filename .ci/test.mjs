import { randomInt } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { execute } from './execute.mjs'
import { ensureInstalled, root } from './install.mjs'
import { outcomeOf, slowest } from './progress/outcome.mjs'
import { closing } from './progress/summary.mjs'

/**
 * `npm test` runs every check, and continues when one fails. A check counts as one test; unit tests and stories count one
 * by one. The output of a check shows only if it fails, and the last line is always `N passed, N failed`.
 *
 * `--only cart,PAY-07` runs the unit tests and stories of these areas, `--changed [COMMIT]` what a change can break,
 * `--shard 1/3` a part whose results `npm run merge` joins with those of the others. `--shuffle [SEED]` runs files and tests
 * in a random order, and prints the seed that repeats it. `npm run deep` (`--deep`) runs every matrix whole, and the random
 * tests with many seeds.
 */
ensureInstalled()
const { stepsOf } = await import('./steps.mjs')

const args = process.argv.slice(2)
function option(name) {
  const at = args.indexOf(name)
  if (at < 0) return undefined
  const value = args[at + 1]
  return { value: value?.startsWith('--') ? undefined : value }
}
const only = option('--only')
const changed = option('--changed')
const shard = option('--shard')?.value?.split('/').map(Number)
const shuffle = option('--shuffle') && Number(option('--shuffle').value ?? randomInt(2 ** 31))
const isDeep = args.includes('--deep')
if (isDeep) process.env.TESTS = 'whole'
/** How long a step may go on without the end of a test, in minutes. One test of `npm run deep` plays 20,000 lives. */
const idleMinutes = isDeep ? 180 : 5

const results = 'test-results'
const traces = `${results}/traces`
rmSync(`${root}/${results}`, { recursive: true, force: true })
mkdirSync(`${root}/${results}`, { recursive: true })

const steps = stepsOf({
  isDeep,
  only: only && (only.value ?? '').split(',').filter(Boolean),
  changed: changed && { since: changed.value },
  shard,
  shuffle,
})
if (shuffle !== undefined) console.log(`The order is random: npm test -- --shuffle ${shuffle}`)

/** Runs one step. Returns `{ name, seconds, passed, failed: [{ name, error, leaves }], files, output, skipped? }`. */
async function check(step) {
  const fails = (output) => ({ passed: 0, failed: [{ name: step.name, error: output, leaves: [] }], files: [], output })
  const missing = (step.needs ?? []).filter((name) => failedSteps.has(name))
  if (missing.length > 0) return fails(`Not run: ${missing.join(', ')} failed.`)
  let env
  try {
    env = await step.prepare?.()
  } catch (error) {
    return fails(String(error))
  }
  if (env?.skipped) return { passed: 0, failed: [], files: [], output: '', skipped: env.skipped }
  const progress = step.tests && `${root}/${results}/${step.name.replaceAll(/\W+/g, '-')}.jsonl`
  const { code, output, isStopped, lines } = await execute(step.command, {
    env,
    progress,
    idleMs: idleMinutes * 60_000,
  })
  if (!progress) return code === 0 ? { passed: 1, failed: [], files: [], output } : fails(output)
  const { passed, failed, open, files } = outcomeOf(lines)
  if (isStopped)
    failed.push({
      name: `${step.name} hung${open.length > 0 ? ` at ${open.join(', ')}` : ''}`,
      error: `No test ended for ${idleMinutes} minutes.`,
      leaves: [],
    })
  // A command that fails without a failed test counts as one failed test.
  if (code !== 0 && failed.length === 0) failed.push({ name: step.name, error: output, leaves: [] })
  if (failed.length > 0 && step.record && !isStopped) await record(step.record, env)
  return { passed, failed, files, output }
}

/** Plays the stories that failed once more, for a trace of each. It changes nothing in the outcome. */
async function record(command, env) {
  const lastRun = `${root}/${results}/stories/.last-run.json`
  // Without a browser or a server no story has run.
  if (!existsSync(lastRun)) return
  mkdirSync(`${root}/${traces}`, { recursive: true })
  cpSync(lastRun, `${root}/${traces}/.last-run.json`)
  await execute(command, { env: { ...env, STORIES_OUTPUT: traces }, progress: `${root}/${results}/traces.jsonl` })
}

const outcomes = []
const failedSteps = new Set()

async function take(step) {
  const started = performance.now()
  const outcome = { name: step.name, tests: step.tests === true, ...(await check(step)) }
  outcome.seconds = Math.round((performance.now() - started) / 1_000)
  outcomes.push(outcome)
  if (outcome.failed.length > 0) failedSteps.add(step.name)
  if (outcome.skipped) return console.log(`skipped ${step.name}: ${outcome.skipped}`)
  const count = step.tests ? `, ${outcome.passed} passed, ${outcome.failed.length} failed` : ''
  console.log(`${outcome.failed.length > 0 ? 'FAILED' : 'ok    '}  ${step.name} (${outcome.seconds} s${count})`)
  for (const { name, error } of outcome.failed) console.log(`\n${name}\n${error}\n`)
  if (step.shows && outcome.failed.length === 0) console.log(`\n${outcome.output}\n`)
}

/** Takes steps two at a time: each of them keeps one core busy. A step waits for those that it needs. */
async function takeSideBySide(waiting) {
  const isDone = (name) =>
    outcomes.some((outcome) => outcome.name === name) || !steps.some((step) => step.name === name)
  const running = new Map()
  while (waiting.length > 0 || running.size > 0) {
    const at = waiting.findIndex(({ needs = [] }) => needs.every(isDone))
    if (at >= 0 && running.size < 2) {
      const [step] = waiting.splice(at, 1)
      running.set(
        step,
        take(step).finally(() => running.delete(step)),
      )
    } else await Promise.race(running.values())
  }
}

const started = performance.now()
await takeSideBySide(steps.filter(({ takesAll }) => !takesAll))
for (const step of steps.filter(({ takesAll }) => takesAll)) await take(step)

const files = outcomes.flatMap((outcome) => outcome.files)
if (files.length > 0) console.log(['\nThe files that took longest:', ...slowest(files), ''].join('\n'))
const summary = outcomes.map(({ name, seconds, passed, failed, skipped, tests }) => ({
  name,
  seconds,
  passed,
  failed,
  skipped,
  tests,
}))
writeFileSync(`${root}/${results}/summary${shard ? `-${shard.join('-of-')}` : ''}.json`, JSON.stringify(summary))
if (steps.length === 0) console.error(`No test's path or tag names "${only?.value ?? ''}".`)
console.log(
  closing(summary, Math.round((performance.now() - started) / 1_000), {
    asTable: isDeep,
    traces: existsSync(`${root}/${traces}`) && traces,
  }),
)
process.exit(steps.length === 0 || failedSteps.size > 0 ? 1 : 0)
