import { dayOf } from '../../../shared/locales/dates'
import type { BackendState } from '../../state'
import { operatorTimeZone } from './fareCaps'

/** Ends every pass whose last day is over. A pass that renews is bought again before (`runRenewals`). */
export function endPasses({ passes }: BackendState, now: number): void {
  const today = dayOf(now, operatorTimeZone)
  for (const pass of passes) {
    const isInUse = pass.status === 'Available' || pass.status === 'Active'
    if (isInUse && pass.expiration_date !== null && pass.expiration_date.slice(0, 10) < today) pass.status = 'Expired'
  }
}
