/**
 * Lighthouse applies it like this through DevTools: a delay per request (ms), and 90 % of the rate (kbit per second).
 */
const network = (latency, down, up) => ({
  offline: false,
  latency: latency * 3.75,
  downloadThroughput: (down * 1_024 * 0.9) / 8,
  uploadThroughput: (up * 1_024 * 0.9) / 8,
})

/**
 * The visitors whose devices are measured. DevTools loses no packets: of the regional bus, whose network loses 5 %, only the
 * longer way and the lower rate are real.
 */
const profiles = {
  phone: { slowdown: 4, network: network(150, 1_600, 750) },
  'regional-bus': { slowdown: 8, network: network(400, 800, 350) },
  desktop: { slowdown: 1, network: network(10, 10_240, 10_240) },
}
const flag = process.argv.indexOf('--profile')
export const profileName = flag < 0 ? 'phone' : process.argv[flag + 1]
const profile = profiles[profileName]
if (!profile) throw new Error(`There is no profile ${profileName}: ${Object.keys(profiles).join(', ')}`)

/** Runs before the page's own scripts and stores what the browser observes. */
function observe({ usable, isKept }) {
  const seen = { contentful: 0, largest: 0, shift: 0, shifted: [], alive: 0, usable: 0, events: [] }
  window.bench = seen
  const on = (type, handle, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true, ...options })
  on('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return
    seen.contentful = entry.startTime
    look()
  })
  on('largest-contentful-paint', (entry) => (seen.largest = entry.startTime))
  on('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    seen.shift += entry.value
    const told = ({ node, previousRect, currentRect }) => {
      const name = node?.closest?.('[id],[class]') ?? node
      const text = (node?.textContent ?? '').trim().slice(0, 30)
      return `${name?.localName}${name?.id ? `#${name.id}` : ''} "${text}" y ${previousRect.y} -> ${currentRect.y}`
    }
    seen.shifted.push(...entry.sources.map(told))
  })
  on('event', (entry) => seen.events.push({ isInteraction: entry.interactionId > 0, took: entry.duration }), {
    durationThreshold: 16,
  })
  // The portal answers clicks once React has replaced the document's content.
  const look = () => {
    // What the document shows can be used as soon as it is painted.
    if (isKept && seen.contentful && document.querySelector(usable)) seen.usable ||= performance.now()
    const shown = document.querySelector('#root > *')
    if (!shown || !Object.keys(shown).some((key) => key.startsWith('__reactFiber'))) return
    seen.alive ||= performance.now()
    if (usable && document.querySelector(usable)) seen.usable ||= performance.now()
  }
  const looking = new MutationObserver(look)
  looking.observe(document, { childList: true, subtree: true, attributes: true })
  // Looking takes time of its own, which must not count where the time of single presses is measured.
  window.stopLooking = () => looking.disconnect()
}

/** Runs in the page: waits until the browser is idle and has painted, twice, because the first idle time may begin work. */
async function idle() {
  for (const _ of [1, 2]) await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => done())))
}

/** Returns a function that waits until the page has what it asked for, and asks for nothing more while the browser is idle. */
function restOf(page) {
  const open = new Set()
  let begun = 0
  let wake = () => undefined
  const end = (request) => {
    open.delete(request)
    wake()
  }
  page.on('request', (request) => {
    begun += 1
    open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    for (let seen = -1; seen !== begun || open.size > 0;) {
      seen = begun
      while (open.size > 0) await new Promise((done) => (wake = done))
      await page.evaluate(idle)
    }
  }
}

/**
 * Opens a new browser context (nothing cached) with a slow processor and, by default, a slow network. `usable` is a
 * selector of what the visitor comes for (`isKept`: also in the document), `storageState` what the browser has stored.
 */
export async function visitor(browser, options = {}) {
  const { isSlowNetwork = true, viewport = { width: 1280, height: 800 }, usable, isKept, storageState } = options
  const context = await browser.newContext({ viewport, storageState, locale: 'en-CA', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  if (isSlowNetwork) await devtools.send('Network.emulateNetworkConditions', profile.network)
  let scripts = 0
  const isScript = new Set()
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && isScript.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isScript.has(requestId)) scripts += encodedDataLength
  })
  await page.addInitScript(observe, { usable, isKept })
  return {
    page,
    read: () => page.evaluate(() => structuredClone(window.bench)),
    scriptBytes: () => scripts,
    devtools,
    stopLooking: () => page.evaluate(() => window.stopLooking()),
    isUsable: () => page.waitForFunction(() => window.bench.usable > 0, undefined, { timeout: 30_000 }),
    isAlive: () => page.waitForFunction(() => window.bench.alive > 0, undefined, { timeout: 20_000 }),
    isAtRest: restOf(page),
    close: () => context.close(),
  }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
