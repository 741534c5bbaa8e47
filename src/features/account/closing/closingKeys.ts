import * as v from 'valibot'
import { storedKey } from '../../../shared/storage/browserStorage'

export const closingKeys = {
  /** What became of an account that was closed in this tab, until its notice is left. It names no one. */
  closedAccount: storedKey(
    'closed_account',
    v.object({
      act: v.picklist(['deactivate', 'delete']),
      paid: v.optional(v.object({ amount: v.number(), receipt: v.string() })),
    }),
    { area: 'session' },
  ),
}
