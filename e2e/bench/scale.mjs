import { visitor } from './measure.mjs'

/**
 * The portal of a rider with 10,000 orders and 302 cards, a cart of 20 long names, and an operator with 400 products and
 * 60 filters, beside that of a rider with three orders and two cards: what each page asks for, holds and does. What is
 * counted is the same on a busy machine; the times are those of the processor, not of the clock.
 */
const zones = Array.from({ length: 17 }, (_, at) => `&filter=filter-large-${at}:value-${at}-0`).join('')
const search = '/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:'

const pages = [
  { name: 'overview', path: '/account', usable: 'main section ul a[href^="/faremedia/"]' },
  { name: 'orders', path: '/account/orders', usable: 'main a[data-row]' },
  { name: 'transactions', path: '/account/orders?tab=transactions', usable: 'main :is(a[data-row], tbody tr)' },
  { name: 'cards', path: '/faremedia?show=all', usable: 'main ul a[href^="/faremedia/"]' },
  { name: 'card', path: '/faremedia/card-phone', usable: 'main a[href="/faremedia?show=all"]' },
  { name: 'cards to buy for', path: '/digital', usable: 'main li button' },
  { name: 'wallet', path: '/account/wallet', usable: 'main section [data-variant]' },
  { name: 'cart', path: '/cart', usable: 'main ul button:enabled' },
  { name: 'checkout', path: '/checkout', usable: 'main :is(form input, button):enabled' },
  { name: 'products', path: `${search}product-passes`, usable: 'main article button:enabled' },
  {
    name: 'filters',
    path: `${search}product-tickets`,
    large: zones,
    usable: 'main article button:enabled',
  },
]

/** Runs in the page. */
function observeTasks() {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
}

async function open(browser, { address, storageState }, { path, usable }) {
  const one = await visitor(browser, {
    viewport: { width: 360, height: 740 },
    isSlowNetwork: false,
    storageState,
    usable,
  })
  const { page, devtools } = one
  const calls = new Map()
  let bytes = 0
  let requests = 0
  page.on('request', () => (requests += 1))
  devtools.on('Network.responseReceived', ({ requestId, response }) => calls.set(requestId, response.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (calls.get(requestId)?.includes('/backend/')) bytes += encodedDataLength
  })
  try {
    await page.addInitScript(observeTasks)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(address + path)
    await one.isUsable().catch(() => console.error(`${path}: gets no further than ${page.url()}`))
    await one.isAtRest()
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return {
      nodes: await page.evaluate(() => document.getElementsByTagName('*').length),
      requests,
      calls: [...calls.values()].filter((url) => url.includes('/backend/')).length,
      'kB of answers': bytes / 1_000,
      'MB of heap': usedSize / 1_000_000,
      script: of.ScriptDuration * 1_000,
      'style and layout': (of.LayoutDuration + of.RecalcStyleDuration) * 1_000,
      'main thread': of.TaskDuration * 1_000,
      'longest task, by the clock': await page.evaluate(() => window.longest),
    }
  } finally {
    await one.close()
  }
}

/** `small` and `large`: portals with the browser's storage of their rider. */
export async function measureScale(browser, { small, large }) {
  const rows = []
  for (const page of pages) {
    const few = await open(browser, small, page)
    const path = page.path + (page.large ?? '')
    const many = await open(browser, large, { ...page, path })
    for (const [what, is] of Object.entries(many)) {
      rows.push({ what: `scale: ${page.name}, ${what} (small: ${few[what].toFixed(0)})`, is, unit: '' })
    }
  }
  return rows
}
