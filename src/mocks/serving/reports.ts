import * as v from 'valibot'
import { reportsBody } from '../../api/reports/report'
import type { ReportsState } from '../state/tester/reports'
import { jsonAnswer } from './answers'
import type { Answer } from './answers'

/** The path at which the backend as a process takes reports. */
export const reportsPath = '/reports'

/** Takes what the portal tells. Returns 200, or 400 with a sentence if it does not follow the schema. */
export function takeReports(state: ReportsState, text: string): Answer {
  try {
    state.reports.push(...v.parse(reportsBody, JSON.parse(text)).reports)
    return jsonAnswer(200, {})
  } catch (thrown) {
    const at = thrown instanceof v.ValiError ? `${v.getDotPath(thrown.issues[0]) ?? 'The body'}: ` : ''
    return jsonAnswer(400, { message: at + (thrown instanceof Error ? thrown.message : String(thrown)) })
  }
}
