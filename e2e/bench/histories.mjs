import { spread, timeOfPress } from './interactions.mjs'
import { visitor } from './measure.mjs'
import { storedStates } from './pages.mjs'

/**
 * The order history of a rider with 1,000 orders, 1,000 transactions and 2,000 activities (`longHistory`): what a press
 * takes, whether the way back sends calls again, and whether anything grows over 100 pages back and forth.
 */
const start = '/account/orders/1'
const pagesToTurn = 100

const link = (page, name) => page.getByRole('main').getByRole('link', { name, exact: true }).first()
const tab = (page, name) => page.getByRole('tab', { name, exact: true })
const entries = (page) => page.locator('main :is(a[data-row], tbody tr)')

/** Waits until the list shows that page, and nothing is on its way. */
async function shows(page, address) {
  await page.waitForURL(address)
  await entries(page).nth(1).waitFor()
  await page.locator('main[aria-busy="true"], main [aria-busy="true"]').waitFor({ state: 'detached' })
}

const presses = [
  { name: 'next page', at: (page) => link(page, 'Next page'), then: /orders\/2/ },
  { name: 'previous page', at: (page) => link(page, 'Previous page'), then: /orders\/1/ },
  { name: 'transactions', at: (page) => tab(page, 'Transactions'), then: /tab=transactions/ },
  { name: 'orders again', at: (page) => tab(page, 'Orders'), then: /orders\/1/ },
  { name: 'open an order', at: (page) => entries(page).nth(2), isEntry: true },
  { name: 'back to the list', at: (page) => link(page, 'Back to the list'), then: /orders\/1/ },
  {
    name: 'filter',
    before: (page) => page.getByRole('search').getByRole('combobox').last().selectOption({ index: 1 }),
    at: (page) => page.getByRole('search').getByRole('button', { name: 'Show' }),
    then: /type=/,
  },
  { name: 'clear the filter', at: (page) => page.getByRole('search').getByRole('button').last(), then: /orders\/1$/ },
]

async function measurePresses(page, rounds) {
  const times = new Map(presses.map(({ name }) => [name, []]))
  const calls = []
  page.on('request', (request) => request.url().includes('/backend/') && calls.push(request.url()))
  let again = 0
  for (let round = 0; round < rounds; round++) {
    for (const { name, before, at, then, isEntry } of presses) {
      await before?.(page)
      const sent = calls.length
      times.get(name).push(await timeOfPress(page, at(page)))
      if (isEntry) await page.getByRole('link', { name: 'Back to the list' }).waitFor()
      else await shows(page, then)
      if (name === 'back to the list') again += calls.length - sent
    }
  }
  return [
    ...[...times].flatMap(([name, taken]) => spread(`history, ${name}`, taken)),
    { what: 'history: calls that the way back sends', is: again, must: 0, unit: '' },
  ]
}

/**
 * What the page holds once all garbage is collected, without what is not the portal's: machine code, which the browser
 * compiles for some hundred pages more, ever less of it, and what it keeps outside of the script's heap for the
 * developer tools and for the bench's observers.
 */
async function held({ page, devtools }) {
  await page.waitForTimeout(500)
  // What the bench itself has noted.
  await page.evaluate(() => void (window.bench.events.length = window.bench.shifted.length = 0))
  for (let times = 0; times < 2; times++) await devtools.send('HeapProfiler.collectGarbage')
  const sizes = await heapSizes(devtools)
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  const heap = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return { heap: heap / 1_000, nodes, listeners: jsEventListeners, sizes }
}

/** The bytes of a heap snapshot by kind and constructor. */
async function heapSizes(devtools) {
  const chunks = []
  const take = ({ chunk }) => chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes, strings } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  const sizes = new Map()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[type][nodes[at + type]]
    if (kind === 'code' || kind === 'native') continue
    // The name of a string is the string.
    const key = /string|number/.test(kind) ? kind : `${kind} ${strings[nodes[at + name]].slice(0, 40)}`
    sizes.set(key, (sizes.get(key) ?? 0) + nodes[at + size])
  }
  return sizes
}

async function turnPages(page, times) {
  for (let turned = 0; turned < times; turned++) {
    const isForth = turned % 10 < 5
    const [, now] = /orders\/(\d+)/.exec(page.url()) ?? []
    await link(page, isForth ? 'Next page' : 'Previous page').click()
    await shows(page, new RegExp(`orders/${Number(now) + (isForth ? 1 : -1)}$`))
  }
}

/** Measures in one visit. What the first pages keep for good (code, texts, styles) does not count as growth. */
async function measureGrowth(visit) {
  await visit.devtools.send('HeapProfiler.enable')
  await turnPages(visit.page, 20)
  const before = await held(visit)
  await turnPages(visit.page, pagesToTurn)
  const after = await held(visit)
  const growth = (what, unit, most, why = []) => ({
    what: `history: growth over ${pagesToTurn} pages, ${what} (${before[what].toFixed(0)} before)`,
    is: after[what] - before[what],
    must: most,
    unit,
    why,
  })
  const grown = [...after.sizes].map(([kind, size]) => [size - (before.sizes.get(kind) ?? 0), kind])
  const most = grown
    .sort(([one], [other]) => other - one)
    .map(([size, kind]) => `${(size / 1_000).toFixed(1)} kB ${kind}`)
  return [growth('heap', 'kB', 100, most), growth('nodes', '', 100), growth('listeners', '', 50)]
}

/** `address` serves the portal with a backend in the scenario `longHistory`. */
export async function measureHistories(browser, address, { rounds }) {
  const { rider } = await storedStates(browser, address, ['rider'])
  const visit = await visitor(browser, { isSlowNetwork: false, storageState: rider })
  try {
    await visit.page.goto(address + start)
    await shows(visit.page, /orders\/1/)
    await visit.isAtRest()
    await visit.stopLooking()
    const times = await measurePresses(visit.page, rounds)
    await visit.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return [...times, ...(await measureGrowth(visit))]
  } finally {
    await visit.close()
  }
}
