import type { CallName } from '../../api/contract'

export interface CallRecord {
  name: CallName
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** 0 when no answer came. */
  status: number
}

export interface CallsState {
  /** What was sent, the oldest first. */
  calls: CallRecord[]
}

export const callsSeed = (): CallsState => ({ calls: [] })
