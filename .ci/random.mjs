import { randomInt } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { program, root, runProgram } from './install.mjs'

/**
 * `npm run random [-- --times N] [--seed N] [--whole] [names of tests]` runs the property and model tests with random seeds,
 * ten times by default. `npm test` always uses the same seed. A seed that fails is printed, so that it can be run again.
 * A round plays as much as `npm test` does; with `--whole` as much as `npm run deep`.
 */
const isWhole = process.argv.includes('--whole')
const args = process.argv.slice(2).filter((arg) => arg !== '--whole')
function option(name) {
  const at = args.indexOf(name)
  return at < 0 ? undefined : Number(args.splice(at, 2)[1])
}
const wantedSeed = option('--seed')
const times = option('--times') ?? (wantedSeed === undefined ? 10 : 1)

const files = readdirSync(`${root}/src`, { recursive: true })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && args.every((name) => file.includes(name)))
  .filter((file) => /\/property'/.test(readFileSync(`${root}/${file}`, 'utf8')))
if (files.length === 0) {
  console.error(`No property or model test has ${args.join(' and ')} in its path.`)
  process.exit(1)
}

const failed = []
for (let round = 1; round <= times; round += 1) {
  const seed = wantedSeed ?? randomInt(2 ** 31)
  console.log(`\nRound ${round} of ${times}, seed ${seed}`)
  const env = { ...process.env, RANDOM_SEED: String(seed), TESTS: isWhole ? 'whole' : '' }
  const isFine = runProgram(program('vitest', 'run', ...files), env) === 0
  if (!isFine) failed.push(seed)
}
for (const seed of failed)
  console.log(`Failed: npm run random -- --seed ${seed} ${isWhole ? '--whole ' : ''}${args.join(' ')}`.trimEnd())
process.exit(failed.length > 0 ? 1 : 0)
