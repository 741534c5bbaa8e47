import { readFileSync } from 'node:fs'
import { closing } from './progress/summary.mjs'

/**
 * `npm run merge -- FILE …` joins the summaries that `npm test -- --shard 1/3` and the other parts have written
 * (`test-results/summary-1-of-3.json`), and prints one table. It fails if a part failed, or if one is missing.
 */
const files = process.argv.slice(2)
const partOf = (file) => /summary-(\d+)-of-(\d+)\.json$/.exec(file)?.slice(1).map(Number)
const parts = files.map(partOf)
const [, count] = parts[0] ?? []
const missing = Array.from({ length: count ?? 1 }, (_, at) => at + 1).filter(
  (part) => !parts.some((other) => other?.[0] === part && other[1] === count),
)
if (missing.length > 0) {
  console.error(`These parts are missing: ${missing.join(', ')}. Name each test-results/summary-N-of-M.json.`)
  process.exit(1)
}

const joined = new Map()
for (const step of files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))) {
  const before = joined.get(step.name)
  joined.set(
    step.name,
    before
      ? {
          ...before,
          seconds: before.seconds + step.seconds,
          passed: before.passed + step.passed,
          failed: [...before.failed, ...step.failed],
        }
      : step,
  )
}
const steps = [...joined.values()]
const seconds = steps.reduce((sum, step) => sum + step.seconds, 0)
console.log(closing(steps, seconds, { asTable: true }))
process.exit(steps.some(({ failed }) => failed.length > 0) ? 1 : 0)
