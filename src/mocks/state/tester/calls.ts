import type { CallName } from '../../../api/contract/index'

export interface CallRecord {
  name: CallName
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** 0 if no answer was sent. */
  status: number
}

export interface CallsState {
  /** The calls that were made, the oldest first. */
  calls: CallRecord[]
}

export const callsSeed = (): CallsState => ({ calls: [] })
