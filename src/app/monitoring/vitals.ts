import { onCLS, onINP, onLCP } from 'web-vitals'
import type { News } from './reportOf'

/**
 * Measures how quick and steady the page was, once per load, until the page is first left. Each measure has the pattern
 * of the page where it happened.
 */
export function followVitals(note: (news: News, page: string) => void, patternOf: (pathname: string) => string): void {
  const [load] = performance.getEntriesByType('navigation')
  const visits = [{ since: 0, page: patternOf(new URL(load?.name ?? location.href).pathname) }]
  const visit = () => visits.push({ since: performance.now(), page: patternOf(location.pathname) })
  visit()
  // In older browsers, later events count for the page that is open now.
  window.navigation?.addEventListener('currententrychange', visit)

  const told = new Set<string>()
  const tellOnce = (name: 'LCP' | 'INP' | 'CLS' | 'TTFB', value: number, time = 0) => {
    if (told.has(name)) return
    told.add(name)
    const page = visits.findLast(({ since }) => since <= time)?.page ?? 'other'
    note({ kind: 'vital', name, value: Math.round(value * 10_000) / 10_000 }, page)
  }
  if (load) tellOnce('TTFB', load.responseStart)
  for (const follow of [onLCP, onINP, onCLS])
    follow(({ name, value, entries }) => tellOnce(name as 'LCP', value, entries[0]?.startTime))
}
