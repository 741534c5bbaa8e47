import * as v from 'valibot'
import { text, uuid as id } from '../../../../api/contract/base/common'
import { removeStored, storedKey } from '../../../../shared/storage/browserStorage'

const secret = { format: 'text', isSecret: true } as const

export const checkoutKeys = {
  /** The attempt that this tab made. Only here a guest's order opens without number and email. */
  attemptOfTab: storedKey('attempt_of_tab', id, { ...secret, area: 'session' }),
  guestOrderKeys: storedKey('guest_order_keys', v.record(id, text), {
    area: 'session',
    maxLength: 200_000,
    isSecret: true,
  }),
  /** The card of this tab's last guest with one. The others wait for this card alone (decision 231). */
  guestCard: storedKey('guest_card', id, { format: 'text', area: 'session' }),
}

/** Whoever comes next in this tab opens a guest's order by number and email, as in any other browser. */
export function forgetGuestOrders(): void {
  removeStored(checkoutKeys.attemptOfTab)
  removeStored(checkoutKeys.guestOrderKeys)
  removeStored(checkoutKeys.guestCard)
}
