import type { MethodUse } from '../../../api/contract/paymentMethods'
import type { PaymentMethodRecord } from '../../state/paymentMethods'
import type { BackendState } from '../../state'

/** Returns what is charged to a payment method by itself: autoloads, and what its scenario tells of. */
export function usesOf(state: BackendState, { id, owner, used_by = [] }: PaymentMethodRecord): MethodUse[] {
  const autoloads = state.autoloads.filter((entry) => entry.owner === owner && entry.plan.payment_method_id === id)
  return [...used_by, ...autoloads.map(({ card }) => autoloadUse(state, card))]
}

function autoloadUse({ fareMedia }: BackendState, card: string | null): MethodUse {
  if (card === null) return { kind: 'wallet_autoload', id: 'wallet', name: null, faremedia_id: null }
  const name = fareMedia.find(({ faremedia_id }) => faremedia_id === card)?.nickname ?? null
  return { kind: 'autoload', id: card, name, faremedia_id: card }
}
