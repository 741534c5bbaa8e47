import type { Report } from '../../../api/reports/report'

export interface ReportsState {
  /** What the portal told its operator's endpoint, the oldest first. */
  reports: Report[]
}

export const reportsSeed = (): ReportsState => ({ reports: [] })
