import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { findBrowser } from '../../.ci/browser.mjs'
import { root, run } from '../../.ci/install.mjs'
import { measureHistories } from './histories.mjs'
import { measureInteractions } from './interactions.mjs'
import { profileName, visitor } from './measure.mjs'
import { storedStates } from './pages.mjs'
import { measureScale } from './scale.mjs'
import { serve } from './server.mjs'
import { measureTask } from './task.mjs'
import { printTrace, traceStart } from './trace.mjs'
import { measureVisits } from './visits.mjs'

/**
 * `npm run bench [-- --profile phone --rounds 5 landing products task shift interactions histories scale]` compares measured times with the
 * budgets of the design: first and second visits of all main pages (`pages.mjs`), layout shifts, interactions; or those
 * named (README.md). `trace` runs only if it is named, because it needs a build of its own.
 */
const args = process.argv.slice(2)
const rounds = args.includes('--rounds') ? Number(args[args.indexOf('--rounds') + 1]) : 5
const parts = args.filter((arg, at) => /^[a-z]+$/.test(arg) && args[at - 1] !== '--profile')
const isWanted = (part) => parts.length === 0 || parts.includes(part)

for (const [folder, script] of [['dist', 'build'], ...(isWanted('shift') ? [['dist-mock', 'build:mock']] : [])]) {
  if (!existsSync(`${root}/${folder}/index.html`) && !run('npm', ['run', '-s', script])) process.exit(1)
}

/** A build with source maps, for the trace. */
const traced = 'test-results/traced'
const tracedBuild = ['exec', '--', 'vite', 'build', '--sourcemap', '--outDir', traced, '--logLevel', 'error']
if (parts.includes('trace') && !run('npm', tracedBuild)) process.exit(1)

const load = async (file) => (await runnerImport(`${root}/${file}`, { root, configFile: false })).module
const { place, rulesOf, styledDocuments } = await load('src/build/routing.ts')
const { documents } = await load('src/app/documents/table.ts')
const rules = rulesOf(documents)
const { securityHeaders, inlineHashes } = await load('src/build/policy.ts')
const { createBackendServer } = await load('src/mocks/httpServer.ts')
const { parseOperatorSettings } = await load('src/features/identity/settings/operatorSettings.ts')

async function serveFolder(folder, isMock, { scenario, state } = {}) {
  const read = (file) => readFileSync(`${root}/${folder}/${file}`, 'utf8')
  const settings = parseOperatorSettings(JSON.parse(read('settings.json')))
  return serve(`${root}/${folder}`, {
    place: (pathname, exists) => place(rules, pathname, exists),
    securityHeaders: securityHeaders(settings, { isMock, ...inlineHashes(...styledDocuments.map(read)) }),
    backend: createBackendServer({ scenario, state }),
  })
}

const production = await serveFolder('dist', false)
const longHistory = await serveFolder('dist', false, { scenario: 'longHistory' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })

const rows = []
const row = (what, is, must, aim, unit = 'ms', why = []) => rows.push({ what, is, must, aim, unit, why })

/** A portal with its own backend, and what the browser of its rider has stored. */
async function portalOf(build) {
  const { state, browserStorage } = (await load('e2e/bench/largeState.ts'))[build]()
  const portal = await serveFolder('dist', false, { state })
  const localStorage = Object.entries(browserStorage).map(([name, value]) => ({ name, value }))
  return { ...portal, storageState: { cookies: [], origins: [{ origin: portal.address, localStorage }] } }
}

/** Every screen, with the scenario that the stories use for it. */
const screens = JSON.parse(readFileSync(new URL('../screens.json', import.meta.url), 'utf8'))

async function measureShifts() {
  const mock = await serveFolder('dist-mock', true)
  for (const [path, scenario] of screens) {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      const visit = await visitor(browser, { viewport })
      await visit.page.goto(`${mock.address}${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`)
      await visit.isAlive().catch(() => undefined)
      await visit.isAtRest().catch(() => undefined)
      await visit.page.waitForTimeout(1_000)
      const { shift, shifted } = await visit.read()
      row(`layout shift: ${path}, ${scenario}, ${viewport.width} px`, shift, 0.01, 0, '', shifted)
      await visit.close()
    }
  }
  mock.close()
}

/** Says what the main thread does when a page starts, by a build with source maps. */
async function trace() {
  const { address, close } = await serveFolder(traced, false)
  const { rider } = await storedStates(browser, address, ['rider'])
  for (const [path, storageState] of [['/products'], ['/account', rider]])
    printTrace(path, await traceStart(browser, address + path, { folder: `${root}/${traced}`, storageState }))
  close()
}

try {
  rows.push(...(await measureVisits(browser, production.address, { rounds, isWanted })))
  if (isWanted('task')) rows.push(...(await measureTask(browser, production.address, { rounds })))
  if (parts.includes('trace')) await trace()
  if (isWanted('shift')) await measureShifts()
  if (isWanted('interactions')) {
    const { address } = production
    const { rider } = await storedStates(browser, address, ['rider'])
    const portals = {
      visitor: { address },
      rider: { address, storageState: rider },
      large: await portalOf('buildLarge'),
    }
    rows.push(...(await measureInteractions(browser, portals, { rounds: Math.max(rounds, 9) })))
    portals.large.close()
  }
  if (parts.includes('scale')) {
    const [small, large] = [await portalOf('buildSmall'), await portalOf('buildLarge')]
    rows.push(...(await measureScale(browser, { small, large })))
    small.close()
    large.close()
  }
  // This part runs only where it is named: it proves what its pages are about, and takes minutes.
  if (parts.includes('histories')) {
    rows.push(...(await measureHistories(browser, longHistory.address, { rounds: Math.max(rounds, 9) })))
  }
} finally {
  await browser.close()
  production.close()
  longHistory.close()
}

const shown = (value, unit) =>
  value === undefined ? '–' : unit === 'ms' ? value.toFixed(0) : unit === 'kB' ? value.toFixed(1) : value.toFixed(3)
const line = (must, aim, is, time, what) =>
  console.log(`${must.padStart(7)} ${aim.padStart(7)} ${is.padStart(10)} ${time.padStart(8)}  ${what}`)
line(
  'must',
  'aim',
  'is',
  'ms',
  `median of ${rounds}, profile ${profileName}, brotli; pages as ratios to the static page`,
)
const isOver = ({ is, must }) => must !== undefined && !(is <= must)
for (const row of rows) {
  const { what, is, must, aim, unit, time, why = [] } = row
  const taken = time === undefined ? '' : time.toFixed(0)
  line(
    shown(must, unit),
    shown(aim, unit),
    `${shown(is, unit)} ${unit}`.trim(),
    taken,
    isOver(row) ? `OVER: ${what}` : what,
  )
  if (isOver(row)) for (const reason of why.slice(0, 4)) line('', '', '', '', `  ${reason}`)
}
const over = rows.filter(isOver)
console.log(over.length === 0 ? 'All within their budgets.' : `\nOver: ${over.map(({ what }) => what).join('; ')}`)
