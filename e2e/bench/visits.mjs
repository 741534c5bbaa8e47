import { median, visitor } from './measure.mjs'
import { pages, storedStates } from './pages.mjs'

/**
 * Measures first and second visits of the pages in turn with the static page: ratios are valid on every machine, and
 * milliseconds are not. Returns rows for the table.
 */
export async function measureVisits(browser, address, { rounds, isWanted }) {
  const wanted = pages.filter(({ name }) => isWanted(name))
  if (wanted.length === 0) return []
  const kinds = [...new Set(wanted.flatMap(({ who }) => who ?? []))]
  const states = await storedStates(browser, address, kinds)
  const seen = new Map(wanted.map(({ name }) => [name, { first: [], second: [] }]))
  const still = []
  for (let round = 0; round < rounds; round++) {
    for (const page of wanted) {
      still.push((await visit(browser, address, { path: '/static' })).first.largest)
      const { first, second } = await visit(browser, address, { ...page, storageState: states[page.who] })
      seen.get(page.name).first.push(first)
      seen.get(page.name).second.push(second)
    }
  }
  const limit = median(still)
  return [
    { what: 'static page, largest paint', is: limit, unit: 'ms' },
    ...wanted.flatMap((page) => rowsOf(page, seen.get(page.name), limit)),
  ]
}

/** Visits a page, and once more in the same browser. */
async function visit(browser, address, { path, usable, isKept, name = path, storageState }) {
  const one = await visitor(browser, { storageState, usable, isKept })
  try {
    await one.page.goto(address + path)
    if (usable)
      await one.isUsable().catch(() => console.error(`${name}: a first visit gets no further than ${one.page.url()}`))
    // The browser may still name a larger paint.
    await one.page.waitForTimeout(500)
    const first = { ...(await one.read()), scripts: one.scriptBytes() }
    if (!usable) return { first }
    await one.isAtRest()
    await one.page.goto('about:blank')
    await one.page.goto(address + path)
    await one.isUsable().catch(() => console.error(`${name}: a second visit gets no further than ${one.page.url()}`))
    return { first, second: await one.read() }
  } finally {
    await one.close()
  }
}

function rowsOf({ name, budgets, again }, { first, second }, limit) {
  const middle = (visits, value) => median(visits.map((one) => one[value] || Infinity))
  const row = (what, time, [must, aim] = []) => ({
    what: `${name}: ${what}`,
    time,
    is: time / limit,
    must,
    aim,
    unit: '',
  })
  return [
    row('first paint', middle(first, 'contentful'), budgets.paint),
    row('largest paint', middle(first, 'largest'), budgets.largest),
    row('usable', middle(first, 'usable'), budgets.usable),
    row('usable, second visit', middle(second, 'usable'), again),
    { what: `${name}: scripts until usable (with texts)`, is: middle(first, 'scripts') / 1_000, unit: 'kB' },
  ]
}
