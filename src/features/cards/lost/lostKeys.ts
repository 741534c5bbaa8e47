import * as v from 'valibot'
import { uuid as id } from '../../../api/contract/base/common'
import { storedKey } from '../../../shared/storage/browserStorage'

export const lostKeys = {
  /** Put off, and replacement settled, in this tab: a reload must not ask again. */
  lostCard: storedKey(
    'lost_card',
    v.object({
      owner: id,
      cards: v.pipe(
        v.array(v.object({ card: id, skipped: v.pipe(v.array(id), v.maxLength(10)), isReplaced: v.boolean() })),
        v.maxLength(20),
      ),
    }),
    { area: 'session' },
  ),
}
