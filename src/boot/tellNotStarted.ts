import { sendReports } from '../api/reports/sendReports'

interface Written {
  monitoring?: { endpoint: string; sample: number }
}

/**
 * Tells the operator that the portal could not start (OPS-03). It stands inside the documents, as `showNotStarted` does,
 * because no other file may have come. The page is not named: its pattern is known to the code that did not start.
 */
export function tellNotStarted(thrown: unknown): void {
  const written = document.getElementById('settings')?.textContent
  const { monitoring } = written ? (JSON.parse(written) as Written) : {}
  // oxlint-disable-next-line portal/no-restricted-syntax -- a share of page loads, not an identifier
  if (!monitoring || Math.random() >= monitoring.sample) return
  const said = thrown instanceof Error ? thrown.message : ''
  const file = /^[^?#]*?(assets\/[\w.-]{1,80})/.exec(said)?.[1] ?? 'other'
  sendReports(monitoring.endpoint, 'other', [{ kind: 'notStarted', page: 'other', count: 1, file }])
}
