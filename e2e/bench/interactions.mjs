import { median, visitor } from './measure.mjs'
import { busTickets } from './pages.mjs'

/**
 * The most frequent interactions: where they happen, for which visitor (`storedStates`), what is pressed, and what
 * brings the page back to where it was. `at` takes the round, for interactions that press another thing each time.
 */
const firstButton = (page, name) => page.getByRole('button', { name }).first()

const languages = (page) => page.getByRole('banner').getByRole('button', { name: /English|Français/ })

const interactions = [
  { name: 'add to cart', path: busTickets, at: (page) => firstButton(page, /^Add .*to cart/i) },
  {
    name: 'choose a filter',
    path: '/products',
    at: (page, round) => page.locator('main label:has(input)').nth(round % 2),
  },
  { name: 'change a quantity on the product card', path: busTickets, at: (page) => firstButton(page, /^Increase/) },
  {
    name: 'change a quantity in the full cart',
    path: '/cart',
    who: 'rider',
    at: (page) => firstButton(page, /^Increase/),
  },
  {
    name: 'open the cart',
    path: '/products',
    who: 'rider',
    at: (page) => firstButton(page, /^Open cart/),
    back: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'open the languages',
    path: '/account',
    who: 'large',
    at: (page) => languages(page),
    back: (page) => page.keyboard.press('Escape'),
  },
  ...[busTickets, '/cart', '/faremedia?show=all', '/account/orders'].map((path) => ({
    name: `choose a language on ${path.split('?')[0]}`,
    path,
    who: 'large',
    before: (page) => languages(page).click(),
    at: (page, round) => page.getByRole('menuitemradio', { name: round % 2 ? 'English' : 'Français' }),
  })),
  {
    name: 'open a part of a card',
    path: '/faremedia/card-phone',
    who: 'large',
    at: (page) => page.getByRole('navigation', { name: 'About this card' }).getByRole('link', { name: /^Manage/ }),
    back: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Manage' }).waitFor()
      await page.goBack()
    },
  },
  {
    name: 'open a page by the account’s menu, with 302 cards',
    path: '/account',
    who: 'large',
    at: (page, round) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: round % 2 ? 'Overview' : 'Wallet' })
        .first(),
  },
  {
    name: 'choose one of 20 filters',
    path: `${busTickets}${Array.from({ length: 17 }, (_, at) => `&filter=filter-large-${at}:value-${at}-0`).join('')}`,
    who: 'large',
    at: (page, round) => page.locator('main label:has(input[value^="value-1-"])').nth(round % 2 ? 0 : 1),
  },
]

/** How long a finger stays, in milliseconds. */
const pressed = 60

/** What a page does after an interaction (a price, a spoken announcement) must not meet the next one. */
const pause = 1_200

/**
 * Presses like a hand: by the coordinates, because a press by Playwright's locator first asks the page what lies there,
 * which takes up to 30 ms at this speed and counts as the page's own time. Returns the longest time from an event of the
 * interaction to the next paint. The browser reports no time under 16 ms.
 */
export async function timeOfPress(page, target) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(100)
  await page.evaluate(() => void (window.bench.events.length = 0))
  await page.mouse.down()
  await page.waitForTimeout(pressed)
  await page.mouse.up()
  await page.waitForTimeout(300)
  const events = await page.evaluate(() => window.bench.events)
  return Math.max(16, ...events.filter(({ isInteraction }) => isInteraction).map(({ took }) => took))
}

/** The processor time of the page so far, in milliseconds, which other processes hardly change. */
async function workOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Measures each interaction: the first one of a visit, whose code may still have to load, and the later ones. */
export async function measureInteractions(browser, portals, { rounds }) {
  const rows = []
  for (const { name, path, who, before, at, back } of interactions) {
    const { address, storageState } = portals[who ?? 'visitor']
    const visit = await visitor(browser, { isSlowNetwork: false, storageState })
    const { page } = visit
    const times = []
    const work = []
    try {
      await visit.devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(address + path)
      if (!before) await at(page, 0).waitFor()
      // What the portal prefetches when idle must not count.
      await visit.isAtRest()
      await visit.stopLooking()
      for (let round = 0; round <= rounds; round++) {
        await page.waitForTimeout(pause)
        await before?.(page)
        const done = await workOf(visit.devtools)
        times.push(await timeOfPress(page, at(page, round)))
        work.push((await workOf(visit.devtools)) - done)
        await back?.(page)
      }
    } catch (error) {
      console.error(`${name}: ${String(error).split('\n')[0]}`)
    } finally {
      await visit.close()
    }
    const [first, ...later] = times
    rows.push({ what: `interaction: ${name}, first time`, is: first, must: undefined, aim: 50, unit: 'ms' })
    rows.push(...spread(`interaction: ${name}`, later))
    rows.push({
      what: `interaction: ${name}, processor time with all that follows`,
      is: median(work.slice(1)),
      unit: 'ms',
    })
  }
  return rows
}

/** Rows for the 75th percentile, as the web's own measure has it, and for the worst time. */
export function spread(what, times) {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return [
    { what: `${what}, 75th percentile`, is: at(0.75), must: 50, aim: 33, unit: 'ms' },
    { what: `${what}, worst of ${sorted.length}`, is: at(1), aim: 50, unit: 'ms' },
  ]
}
