import type { MethodUse } from '../../../api/contract/paying/paymentMethods'
import type { PaymentMethodRecord } from '../../state/paying/paymentMethods'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'

/** Returns what is charged to a payment method by itself. What is paused charges nothing. */
export function usesOf(
  state: BackendState,
  { id, owner }: Pick<PaymentMethodRecord, 'id' | 'owner'>,
  language: Language,
): MethodUse[] {
  return [
    ...autoloadsOf(state, id, owner).flatMap((entry) =>
      entry.state === 'paused' ? [] : [{ ...autoloadUse(state, entry.card), state: entry.state }],
    ),
    ...renewalsOf(state, id, owner).flatMap((entry) =>
      entry.state === 'paused'
        ? []
        : [
            {
              ...{ kind: 'renewal', id: entry.renewal_id, name: passName(state, entry, language) },
              ...{ faremedia_id: entry.card, state: entry.state },
            },
          ],
    ),
  ]
}

/** Tells the paused ones that the method is gone, so that they ask for another one before they go on. */
export function leaveWithout(state: BackendState, { id, owner }: Pick<PaymentMethodRecord, 'id' | 'owner'>): void {
  for (const entry of [...autoloadsOf(state, id, owner), ...renewalsOf(state, id, owner)]) entry.reason = 'method_gone'
}

const autoloadsOf = ({ autoloads }: BackendState, method: string, owner: string) =>
  autoloads.filter((entry) => entry.owner === owner && entry.plan.payment_method_id === method)

const renewalsOf = ({ renewals }: BackendState, method: string, owner: string) =>
  renewals.filter((entry) => entry.owner === owner && entry.payment_method_id === method)

function passName(
  { passes, products }: BackendState,
  { pass_id: id }: { pass_id: string },
  language: Language,
): string | null {
  const pass = passes.find(({ pass_id }) => pass_id === id)
  return products.find(({ uuid }) => uuid === pass?.product)?.name[language] ?? null
}

function autoloadUse({ fareMedia }: BackendState, card: string | null): MethodUse {
  if (card === null) return { kind: 'wallet_autoload', id: 'wallet', name: null, faremedia_id: null }
  const name = fareMedia.find(({ faremedia_id }) => faremedia_id === card)?.nickname ?? null
  return { kind: 'autoload', id: card, name, faremedia_id: card }
}
