import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { findBrowser } from '../../.ci/browser.mjs'
import { root, run } from '../../.ci/install.mjs'
import { interactions } from './interactions.mjs'
import { median, timeOf, visitor } from './measure.mjs'
import { serve } from './server.mjs'

/**
 * `npm run bench [-- --rounds 5 landing shift interactions]` compares measured times with the budgets of the design. It
 * measures the landing in turn with a static page of the same content, because ratios are valid on every machine and
 * milliseconds are not.
 */
const args = process.argv.slice(2)
const rounds = args.includes('--rounds') ? Number(args[args.indexOf('--rounds') + 1]) : 5
const parts = args.filter((arg) => /^[a-z]+$/.test(arg))
const isWanted = (part) => parts.length === 0 || parts.includes(part)

for (const [folder, script] of [
  ['dist', 'build'],
  ['dist-mock', 'build:mock'],
]) {
  if (!existsSync(`${root}/${folder}/index.html`) && !run('npm', ['run', '-s', script])) process.exit(1)
}

const load = async (file) => (await runnerImport(`${root}/${file}`, { root, configFile: false })).module
const { place } = await load('src/build/routing.ts')
const { securityHeaders, inlineStyleHashes } = await load('src/build/policy.ts')
const { createBackendServer } = await load('src/mocks/httpServer.ts')
const { parseOperatorSettings } = await load('src/features/settings/operatorSettings.ts')

async function serveFolder(folder, isMock) {
  const read = (file) => readFileSync(`${root}/${folder}/${file}`, 'utf8')
  const settings = parseOperatorSettings(JSON.parse(read('settings.json')))
  const styleHashes = inlineStyleHashes(read('index.html'))
  return serve(`${root}/${folder}`, {
    place,
    securityHeaders: securityHeaders(settings, { isMock, styleHashes }),
    backend: createBackendServer(),
  })
}

const production = await serveFolder('dist', false)
const mock = await serveFolder('dist-mock', true)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })

const rows = []
const row = (what, is, must, aim, unit = 'ms', why = []) => rows.push({ what, is, must, aim, unit, why })

async function visitLanding(path) {
  const visit = await visitor(browser)
  await visit.page.goto(production.address + path)
  if (path === '/') await visit.isAlive().catch(() => console.error('The landing does not come alive.'))
  const scripts = visit.scriptBytes()
  await visit.page.waitForTimeout(500)
  const seen = await visit.read()
  await visit.close()
  return { ...seen, scripts }
}

async function measureLanding() {
  const seen = { '/static': [], '/': [] }
  for (let round = 0; round < rounds; round++) {
    for (const path of ['/static', '/']) seen[path].push(await visitLanding(path))
  }
  const middle = (path, value) => median(seen[path].map((one) => one[value]))
  row('landing: first contentful paint', middle('/', 'contentful'))
  row('landing: largest contentful paint', middle('/', 'largest'))
  row('static page: largest contentful paint', middle('/static', 'largest'))
  row(
    'landing / static page, largest contentful paint',
    middle('/', 'largest') / middle('/static', 'largest'),
    1.1,
    1.05,
    '',
  )
  row('landing answers a click', middle('/', 'alive'))
  // The smallest build of the design needed 3.46 times the static page's time.
  row('landing answers a click / static page', middle('/', 'alive') / middle('/static', 'largest'), 3.81, 3.46, '')
  row('scripts before that (with texts)', middle('/', 'scripts') / 1_000, undefined, undefined, 'kB')
}

/** Every screen, with the scenario that the stories use for it. */
const screens = JSON.parse(readFileSync(new URL('../screens.json', import.meta.url), 'utf8'))

async function measureShifts() {
  for (const [path, scenario] of screens) {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      const visit = await visitor(browser, { viewport })
      await visit.page.goto(`${mock.address}${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`)
      await visit.isAlive().catch(() => undefined)
      await visit.page.waitForLoadState('networkidle').catch(() => undefined)
      await visit.page.waitForTimeout(1_000)
      const { shift, shifted } = await visit.read()
      row(`layout shift: ${path}, ${scenario}, ${viewport.width} px`, shift, 0.02, 0, '', shifted)
      await visit.close()
    }
  }
}

async function measureInteractions() {
  for (const { name, begin, act } of interactions) {
    const times = []
    for (let round = 0; round < rounds; round++) {
      const visit = await visitor(browser, { isSlowNetwork: false })
      visit.page.setDefaultTimeout(10_000)
      try {
        await begin(visit.page, mock.address)
        times.push(await timeOf(visit, () => act(visit.page)))
      } catch (error) {
        console.error(`${name}: ${String(error).split('\n')[0]}`)
        break
      } finally {
        await visit.close()
      }
    }
    row(`interaction: ${name}`, times.length > 0 ? median(times) : undefined, 50, 33)
  }
}

try {
  if (isWanted('landing')) await measureLanding()
  if (isWanted('shift')) await measureShifts()
  if (isWanted('interactions')) await measureInteractions()
} finally {
  await browser.close()
  production.close()
  mock.close()
}

const shown = (value, unit) =>
  value === undefined ? '–' : unit === 'ms' ? value.toFixed(0) : unit === 'kB' ? value.toFixed(1) : value.toFixed(3)
const line = (must, aim, is, what) => console.log(`${must.padStart(7)} ${aim.padStart(7)} ${is.padStart(10)}  ${what}`)
line('must', 'aim', 'is', `median of ${rounds}, processor slowed 4x, slow 4G, brotli`)
for (const { what, is, must, aim, unit, why } of rows) {
  const isOver = is === undefined || (must !== undefined && is > must)
  const verdict = isOver && must !== undefined ? 'OVER: ' : ''
  line(shown(must, unit), shown(aim, unit), `${shown(is, unit)} ${unit}`.trim(), verdict + what)
  if (verdict) for (const reason of why.slice(0, 4)) line('', '', '', `  ${reason}`)
}
