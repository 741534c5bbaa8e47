import { listenToTroubles, tell } from '../../api/reports/tell'
import type { Report, ReportsBody } from '../../api/reports/report'
import { isLeaving } from '../../shared/navigation/leaving'
import { routePaths } from '../../shared/routePaths'
import { routeOf } from '../../shared/routeOf'
import { newsOf, newsOfElement, newsOfRefusal, ownFileIn } from './reportOf'
import type { News, Refusal } from './reportOf'
import { followVitals } from './vitals'

/** Reports of one page load: a fault that repeats costs the rider no more than this. */
const mostReports = 30
/** So many are sent at once; fewer after this many milliseconds, or when the page is left. */
const together = 10
const longestWait = 10_000

/** Returns the pattern of the route that an address shows, without anything that stands in the address. */
const patternOf = (pathname: string): string => {
  const found = routeOf(pathname)
  return found ? routePaths[found.name] : 'other'
}

/**
 * Tells the endpoint what went wrong and how quick the page was (OPS-03). It is loaded when the
 * browser is idle, and only where the settings name an endpoint. At most 3 kB, so it imports little.
 */
export function monitor(endpoint: string): void {
  const waiting = new Map<string, Report>()
  let left = mostReports

  const flush = () => {
    if (waiting.size > 0) send(endpoint, [...waiting.values()])
    waiting.clear()
  }
  const note = (news: News | undefined, page = patternOf(location.pathname)) => {
    if (!news) return
    const key = JSON.stringify([news, page])
    const same = waiting.get(key)
    if (same) same.count += 1
    else if (left > 0) {
      left -= 1
      waiting.set(key, { ...news, page, count: 1 } as Report)
      if (waiting.size === together) flush()
      // One that is sent before leaves the timer to the next: that goes earlier.
      if (waiting.size === 1) setTimeout(flush, longestWait)
    }
  }

  listenToTroubles((trouble) => {
    // Leaving a page stops its requests, and code without its file may crash: neither is a fault.
    if (isLeaving() && (trouble.kind === 'file' || trouble.kind === 'crash')) return
    note(newsOf(trouble))
    // Nothing is sent later from a page that is left.
    if (isLeaving()) flush()
  })
  const hear = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
    // Elements whose file does not load tell it to the window on the way down alone.
    addEventListener(type, act, true)
  hear('error', ({ target, error }) => {
    if (target instanceof Element) note(newsOfElement(target))
    else tell({ kind: 'crash', part: 'script', thrown: error })
  })
  hear('unhandledrejection', ({ reason }) => tell({ kind: 'crash', part: 'script', thrown: reason }))
  // It also knows what was refused before this code was here. A browser without it tells nothing of that.
  if (window.ReportingObserver)
    new ReportingObserver((reports) => reports.forEach(({ body }) => note(newsOfRefusal(body as unknown as Refusal))), {
      types: ['csp-violation'],
      buffered: true,
    }).observe()
  followVitals(note, patternOf)
  // After the listeners of what measures, which come before on the event's way.
  addEventListener('visibilitychange', flush)
}

/**
 * Sends like `sendBeacon`: it arrives when the page is gone, and nothing waits for it. A beacon would bring the cookies of
 * the endpoint's site and, to the same site, the whole address of the page; this brings neither. As plain text, because
 * browsers ask before they send anything else to another site.
 */
function send(endpoint: string, reports: Report[]): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  const body: ReportsBody = { version: 1, release: ownFileIn(entry), reports }
  // eslint-disable-next-line no-restricted-syntax -- no call of the backend: the endpoint is the operator's own
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(body),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Nothing is asked of the endpoint, and the portal works without it.
  }).catch(() => undefined)
}
