import * as v from 'valibot'
import { text, uuid as id } from '../../../../api/contract/base/common'
import { storedKey } from '../../../../shared/storage/browserStorage'

const secret = { format: 'text', isSecret: true } as const

export const checkoutKeys = {
  /** The attempt that this tab made. Only here a guest's order opens without number and email. */
  attemptOfTab: storedKey('attempt_of_tab', id, { ...secret, area: 'session' }),
  guestOrderKeys: storedKey('guest_order_keys', v.record(id, text), {
    area: 'session',
    maxLength: 200_000,
    isSecret: true,
  }),
}
