import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root, run, runProgram } from './install.mjs'

/**
 * `npm run mutants -- AREA …` changes the rules of an area in one place at a time, and runs the area's tests: each change
 * must make a test fail. It lists those that did not, and fails below 85 % in an area. Without an area it takes all, and
 * fails below 90 % over all of them, too.
 * The first use installs Stryker into a folder of its own, so that `npm ci` does not.
 */
const inFolder = (folder, ...names) => names.map((name) => `src/${folder}/${name}`)
const areas = {
  money: {
    rules: inFolder('shared/locales', 'money.ts', 'amounts.ts'),
    tests: ['src/shared/locales/money.test.ts', 'src/shared/locales/amounts.test.ts'],
  },
  cart: {
    rules: [
      ...inFolder('features/buying/cart/state', 'cartLine.ts', 'cartSlice.ts', 'storedCart.ts', 'cartStorage.ts'),
      ...inFolder('features/buying/cart/checks', 'cartRules.ts', 'walkChecks.ts', 'anotherCard.ts', 'checks.ts'),
      ...inFolder('features/buying/cart', 'refresh/refreshedLines.ts', 'addToCart/wantedLine.ts'),
      ...inFolder('features/buying/cart', 'savedForLater/splitKinds.ts', 'savedForLater/savedCart.ts'),
    ],
    tests: inFolder(
      'features/buying/cart',
      'state/{cartLine,cartStorage,storedCart}.test.ts',
      '{checks,savedForLater}/*.test.ts',
      '{addToCart/wantedLine,refresh/refreshedLines}.test.ts',
    ),
  },
  schedules: {
    rules: inFolder(
      'shared/payments',
      'payOnce.ts',
      'moneyAct.ts',
      'moneyAttempt.ts',
      'keptAttempts.ts',
      'attemptKeys.ts',
    ),
    tests: ['src/shared/payments/*.test.ts'],
  },
  storage: {
    rules: ['src/shared/storage/!(*.test).ts'],
    tests: ['src/shared/storage/{browserStorage,failingStorage,keptEntries,inMemory}.test.ts'],
  },
  returnPaths: {
    rules: [
      'src/shared/paths.ts',
      ...inFolder('features/identity/session/social', 'judgeReturn.ts', 'appleAddress.ts'),
    ],
    tests: ['src/shared/paths.test.ts', 'src/features/identity/session/social/*.test.ts'],
  },
  contractReaders: {
    rules: inFolder('api', 'readAnswer.ts', 'retryAfter.ts', 'contract/base/listOfGood.ts'),
    tests: ['src/api/{readAnswer,retryAfter}.test.ts', 'src/api/contract/base/*.test.ts'],
  },
  session: {
    rules: [
      ...inFolder(
        'features/identity/session/visitor',
        'sessionSlice.ts',
        'storedSession.ts',
        'secondFactorProgress.ts',
      ),
      ...inFolder('features/identity/session/signIn', 'signIn.ts', 'signInSlice.ts'),
    ],
    tests: ['src/features/identity/session/{visitor/*,signIn/signInFlow,signIn/signInSlice}.test.ts'],
  },
  secondFactor: {
    rules: [
      ...inFolder(
        'features/identity/secondFactor',
        'machine.ts',
        'outcomes.ts',
        'phoneFields.ts',
        'backupCodeField.ts',
      ),
      ...inFolder('features/identity/session/secondFactor', 'secondFactorSlice.ts', 'secondFactorCalls.ts'),
    ],
    tests: [
      'src/features/identity/secondFactor/*.test.ts',
      'src/features/identity/session/secondFactor/secondFactorCalls.test.ts',
    ],
  },
  histories: {
    rules: [
      ...inFolder(
        'shared/lists',
        'pagedList.ts',
        'pagedRemote.ts',
        'listAddress.ts',
        'readAllPages.ts',
        'days/byDay.ts',
      ),
      ...inFolder('features/buying/histories', 'statement/statementRules.ts', 'entries/orderHistory.ts'),
    ],
    tests: ['src/shared/lists/**/*.test.ts', 'src/features/buying/histories/{entries,statement}/*.test.ts'],
  },
  forms: {
    rules: [
      ...inFolder('shared/forms/fields', 'rules.ts', 'typedText.ts', 'moneyField.ts', 'emailTypo.ts'),
      ...inFolder('shared/forms/pattern', 'compilePattern.ts', 'parsePattern.ts', 'placesReached.ts'),
      ...inFolder('shared/forms/saving', 'sendOver.ts'),
    ],
    tests: ['src/shared/forms/{fields,pattern,saving}/*.test.ts'],
  },
}

/** The last version for Node 20. */
const version = '9.6.1'
const folder = join(root, 'node_modules/.cache/mutants')
const packages = join(folder, 'node_modules/@stryker-mutator')

const isInstalled = () =>
  existsSync(join(packages, 'core/package.json')) &&
  JSON.parse(readFileSync(join(packages, 'core/package.json'), 'utf8')).version === version

function ensureStryker() {
  if (isInstalled()) return
  console.log('Installing Stryker …')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const wanted = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  // Its runner takes the Vitest of the project, above it.
  const how = ['--prefix', folder, '--legacy-peer-deps', '--save-exact', '--no-audit', '--no-fund']
  if (!run('npm', ['install', ...how, ...wanted])) process.exit(1)
}

/** Returns how many mutants a report of Stryker has, and how many of them a test has noticed. */
function countsOf(file) {
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted) => states.filter((state) => wanted.includes(state)).length
  return { noticed: count('Killed', 'Timeout'), all: count('Killed', 'Timeout', 'Survived', 'NoCoverage') }
}

/** Runs the tests of an area on its mutants. Returns `{ name, noticed, all }`, without mutants if its tests fail by themselves. */
function judge(name) {
  const { rules, tests } = areas[name]
  const work = mkdtempSync(join(tmpdir(), 'portal-mutants-'))
  const [config, report] = ['stryker.json', 'report.json'].map((file) => join(work, file))
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [join(packages, 'vitest-runner/dist/src/index.js')],
      testRunner: 'vitest',
      vitest: { configFile: '.ci/mutants.config.mjs', related: false },
      mutate: rules,
      testFiles: tests,
      coverageAnalysis: 'perTest',
      // Code that runs while a module loads is not loaded again for its mutant, which would seem to survive.
      ignoreStatic: true,
      concurrency: 1,
      // The time, and five times that of the tests, ends a mutant with an endless loop. A test that only waits fails earlier
      // (`mutants.config.mjs`).
      timeoutMS: 15_000,
      timeoutFactor: 5,
      reporters: ['dots', 'clear-text', 'json'],
      jsonReporter: { fileName: report },
      clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
      thresholds: { high: 90, low: 85, break: null },
      ignorePatterns: ['dist*', 'test-results', 'coverage'],
      tempDirName: join(work, 'project'),
    }),
  )
  console.log(`\nMutants of ${name}`)
  const program = join(packages, 'core/bin/stryker.js')
  try {
    const isFine = runProgram([process.execPath, program, 'run', config, '--logLevel', 'warn']) === 0
    return { name, ...(isFine ? countsOf(report) : { noticed: 0, all: 0 }) }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in areas))
if (unknown.length > 0) {
  console.error(`No area: ${unknown.join(', ')}. There are ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}
ensureInstalled()
ensureStryker()
const outcomes = (wanted.length > 0 ? wanted : Object.keys(areas)).map(judge)
const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0)
const total = { name: 'all', noticed: sum('noticed'), all: sum('all') }
const share = ({ noticed, all }) => (100 * noticed) / (all || 1)
const row = (one) => [
  one.name.padEnd(15),
  String(one.noticed).padStart(5),
  `of ${String(one.all).padStart(5)}`,
  `${share(one).toFixed(1).padStart(6)} %`,
]
console.log(['', ...[...outcomes, total].map((one) => row(one).join(' '))].join('\n'))

const below = outcomes.filter((one) => share(one) < 85).map(({ name }) => name)
const isLow = wanted.length === 0 && share(total) < 90
if (below.length > 0) console.error(`Below 85 %: ${below.join(', ')}`)
if (isLow) console.error('Below 90 % over all')
process.exit(below.length > 0 || isLow ? 1 : 0)
