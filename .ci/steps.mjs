import { areaPattern, areasOfChange, changedFiles, filesOfAreas } from './areas.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureFirefox } from './firefox/install.mjs'
import { program, root } from './install.mjs'
import { ensureNginx } from './nginx.mjs'
import { freePort } from './ports.mjs'

/**
 * The checks of `npm test` and `npm run deep`. A step is `{ name, command, needs?, takesAll?, shows?, prepare?, tests? }`:
 * `needs` names steps that must have passed before; `takesAll` marks those that use all cores and run alone; `shows`
 * prints the output of a step that passed, too; `prepare` gives environment variables, or `{ skipped }` with a reason;
 * `tests` says that the step tells its progress test by test.
 */

const npm = (name) => ['npm', 'run', '-s', name]
const script = (name, ...args) => [process.execPath, `.ci/${name}.mjs`, ...args]

const vitest = (...args) =>
  program('vitest', 'run', '--reporter=dot', `--reporter=${root}/.ci/progress/unit.mjs`, ...args)

const playwrightWith = (config, ...args) =>
  program('@playwright/test', 'test', '--config', config, '--reporter', `${root}/.ci/progress/stories.mjs`, ...args)
const playwright = (...args) => playwrightWith('e2e/playwright.config.ts', ...args)

const unitTests = (...args) => ({ name: 'unit and flow tests', command: vitest(...args), takesAll: true, tests: true })

const productionBuild = { name: 'production build', command: npm('build') }
const mockBuild = { name: 'build with the mock backend', command: npm('build:mock') }
const builds = [productionBuild, mockBuild]

/** `e2e/playwright.config.ts` counts its servers' ports from the first one. */
const portsOfStories = 10

/** The variables of a run of stories: the browser, and ports that no other run on this machine uses. */
async function forStories() {
  const path = ensureBrowser()
  return { STORIES_PORT: String(await freePort(portsOfStories)), ...(path && { CHROMIUM_PATH: path }) }
}

const stories = (...args) => ({
  name: 'stories',
  command: playwright(...args),
  needs: [mockBuild.name],
  takesAll: true,
  tests: true,
  prepare: forStories,
  // Recording takes a fifth of the time, so the stories that failed are recorded in a run of their own, which counts nothing.
  record: playwright('--last-failed', '--trace', 'on'),
})

const nginxSample = {
  name: 'sample for nginx',
  command: vitest('--config', 'e2e/host/vitest.config.ts'),
  needs: [productionBuild.name],
  tests: true,
  prepare: () => {
    const path = ensureNginx()
    return path ? { NGINX_PATH: path } : { skipped: 'There is no nginx on this machine, and none came by apt.' }
  },
}

/** A story that only `npm run deep` plays, and `--only` and `--changed` of its area, ends with `@deep` in its title. */
const sampleOfStories = ['--grep-invert', '@deep']

/** The arguments of Vitest and of Playwright for a random order, the same for the same seed. */
const inRandomOrder = (seed) =>
  seed === undefined
    ? { unit: [], told: [] }
    : {
        unit: ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`],
        told: ['--shuffle', String(seed)],
      }

/** The steps that run side by side begin with the long ones and those that others need, so that both cores end together. */
const everything = ({ isDeep, shard, order }) => [
  productionBuild,
  { name: 'lint and types', command: npm('lint') },
  nginxSample,
  { name: 'formatting', command: npm('format:check') },
  { name: 'conformity of the mock backend', command: npm('conformity') },
  mockBuild,
  { name: 'unused files, exports and packages', command: npm('unused') },
  { name: 'size budgets', command: script('budgets'), needs: [productionBuild.name], shows: true },
  unitTests(...shard, ...order.unit),
  stories(...shard, ...order.told, ...(isDeep ? [] : sampleOfStories)),
]

const inFirefox = {
  name: 'stories in Firefox',
  command: playwrightWith('e2e/firefox/playwright.config.ts'),
  needs: builds.map(({ name }) => name),
  takesAll: true,
  tests: true,
  prepare: async () => {
    const path = ensureFirefox()
    return path
      ? { FIREFOX_PATH: path, STORIES_PORT: String(await freePort(portsOfStories)) }
      : { skipped: 'There is no Firefox on this machine, and none came by apt.' }
  },
}

/** One core is busy with it for an hour, so `npm run deep` begins with it, and takes everything short beside it. */
const mutants = { name: 'mutants', command: script('mutants'), shows: true }

/** What `npm run deep` runs besides: random seeds, a million carts, and Firefox. */
const chances = [
  { name: 'deliberate defects of a backend', command: npm('conformity:defects'), shows: true },
  { name: 'a million carts', command: script('random', '--times', '20', '--whole', 'cartModel') },
  {
    name: 'ten rounds of random seeds',
    command: script('random', '--times', '10'),
    prepare: () => ({ VITEST_MAX_WORKERS: '1' }),
  },
  inFirefox,
]

/** Returns the unit tests and stories of these areas, and the build that the stories need. */
function ofAreas(areas) {
  const unit = filesOfAreas(areas, 'src')
  const told = filesOfAreas(areas, 'e2e')
  return [
    ...(told.length > 0 ? [mockBuild] : []),
    ...(unit.length > 0 ? [unitTests(...unit)] : []),
    ...(told.length > 0 ? [stories('--grep', areaPattern(areas))] : []),
  ]
}

/** Returns the checks that what was changed since a commit (by default the last one) can break. */
function ofChange(since = 'HEAD') {
  const files = changedFiles(since)
  const areas = areasOfChange(files)
  const linted = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file))
  const formatted = files.filter((file) => /\.(tsx?|mjs|js|json|html|css|md)$/.test(file))
  const touches = areas.length > 0 && filesOfAreas(areas, 'e2e').length > 0
  return [
    ...(linted.length > 0
      ? [{ name: 'lint', command: program('oxlint', '--config', 'oxlint.config.mjs', ...linted) }]
      : []),
    { name: 'types', command: npm('types') },
    ...(formatted.length > 0
      ? [{ name: 'formatting', command: program('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted) }]
      : []),
    ...(touches ? [mockBuild] : []),
    unitTests('--changed', since, '--passWithNoTests'),
    ...(touches ? [stories('--grep', areaPattern(areas))] : []),
  ]
}

/** Returns the steps that the arguments of `npm test` and `npm run deep` ask for, and a word where they ask for none. */
export function stepsOf({ isDeep, only, changed, shard, shuffle }) {
  if (only) return ofAreas(only)
  if (changed) return ofChange(changed.since)
  const [part, parts] = shard ?? [1, 1]
  const all = everything({
    isDeep,
    shard: shard ? [`--shard=${part}/${parts}`] : [],
    order: inRandomOrder(shuffle),
  })
  // The checks that cannot be divided belong to the first part.
  const own =
    part === 1
      ? all
      : all.filter(
          ({ name, tests }) => (tests && name !== nginxSample.name) || builds.some((build) => build.name === name),
        )
  return isDeep && part === 1 ? [mutants, ...own, ...chances] : own
}
