import * as v from 'valibot'
import { storedKey } from '../../../shared/storage/browserStorage'

export const closingKeys = {
  /** The notice stays in this tab until it is left. It holds no names. */
  closedAccount: storedKey(
    'closed_account',
    v.object({
      act: v.picklist(['deactivate', 'delete']),
      paid: v.optional(v.object({ amount: v.number(), receipt: v.string() })),
    }),
    { area: 'session' },
  ),
}
