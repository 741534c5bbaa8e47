import type { Report } from '../../api/reports/report'
import { sendReports } from '../../api/reports/sendReports'
import { listenToTroubles, tell } from '../../api/reports/tell'
import { isLeaving } from '../../shared/navigation/leaving'
import { routePaths } from '../../shared/routePaths'
import { routeOf } from '../../shared/routeOf'
import { newsOf, newsOfElement, newsOfRefusal, ownFileIn } from './reportOf'
import type { News, Refusal } from './reportOf'
import { followVitals } from './vitals'

/** The most reports of one page load, so that a fault that repeats costs no more. */
const mostReports = 30
/** The number of reports that are sent together, and the milliseconds after which fewer are sent. */
const together = 10
const longestWait = 10_000

const patternOf = (pathname: string): string => {
  const found = routeOf(pathname)
  return found ? routePaths[found.name] : 'other'
}

/**
 * Tells the endpoint of faults and speed (OPS-03). It loads in idle time, if the settings name an endpoint, and weighs
 * 3 kB at most.
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
      // If reports were sent earlier, their timer sends the next ones.
      if (waiting.size === 1) setTimeout(flush, longestWait)
    }
  }

  listenToTroubles((trouble) => {
    // Leaving a page stops its requests, and code without its file may crash. Neither is a fault.
    if (isLeaving() && (trouble.kind === 'file' || trouble.kind === 'crash')) return
    note(newsOf(trouble))
    if (isLeaving()) flush()
  })
  const hear = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, act, true)
  hear('error', ({ target, error }) => {
    if (target instanceof Element) note(newsOfElement(target))
    else tell({ kind: 'crash', part: 'script', thrown: error })
  })
  hear('unhandledrejection', ({ reason }) => tell({ kind: 'crash', part: 'script', thrown: reason }))
  // The observer also knows what was refused before. Browsers without it report nothing.
  if (window.ReportingObserver)
    new ReportingObserver((reports) => reports.forEach(({ body }) => note(newsOfRefusal(body as unknown as Refusal))), {
      types: ['csp-violation'],
      buffered: true,
    }).observe()
  followVitals(note, patternOf)
  // This listener comes after those that measure.
  addEventListener('visibilitychange', flush)
}

/** The release is named by the portal's own file. */
function send(endpoint: string, reports: Report[]): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  sendReports(endpoint, ownFileIn(entry), reports)
}
