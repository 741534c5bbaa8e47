import { callApi } from '../../../../shared/saga/callApi'
import { listRenewals } from '../../../../api/contract/cards/renewals'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { SagaOf } from '../../../../shared/saga/effects'
import { isRunning } from '../../../../shared/ui/states/runningState'
import { knownKind } from '../../fareMedia/onDemand'

/** What a card is charged for, as a question names it before an act that ends it (FM-20). */
export interface EndingCharges {
  autoload: boolean
  /** Names of the passes that renew; null if they could not be read. */
  renewals: string[] | null
}

export const noCharges: EndingCharges = { autoload: false, renewals: [] }

/** Reads what a card is charged for: all of it, or what has not stopped. */
export function* chargesOf({ faremedia_id, type, autoload }: FareMedium, only?: 'running'): SagaOf<EndingCharges> {
  const kind = knownKind(type)
  if (kind === 'bank card' || kind === 'commuter benefits') return noCharges
  const counts = (charge: { state: string }) => !only || isRunning(charge)
  const answer = yield* callApi(listRenewals, { params: { id: faremedia_id } })
  return {
    autoload: !!autoload && counts(autoload),
    renewals: answer.ok ? answer.value.renewals.good.filter(counts).map(({ name }) => name) : null,
  }
}

/** Returns how many charges are known to end. */
export const countOf = ({ autoload, renewals }: EndingCharges): number => (renewals?.length ?? 0) + (autoload ? 1 : 0)
