import type { Report, ReportsBody } from './report'

/**
 * Sends as `sendBeacon` does, but without cookies and the page's address. The request arrives after the page is gone.
 * The body is plain text, because browsers ask before they send other types to another site.
 */
export function sendReports(endpoint: string, release: string, reports: Report[]): void {
  const body: ReportsBody = { version: 1, release, reports }
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(body),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
