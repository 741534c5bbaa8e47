import * as v from 'valibot'
import { optionalInstant, uuid as id } from '../../../../api/contract/base/common'
import { storedKey } from '../../../../shared/storage/browserStorage'

export const lostKeys = {
  /**
   * What a rider has put off for a lost card, whether a replacement is settled, and when the loss was reported, so that
   * neither a reload nor another tab asks again.
   */
  lostCard: storedKey(
    'lost_card',
    v.object({
      owner: id,
      cards: v.pipe(
        v.array(
          v.object({
            card: id,
            skipped: v.pipe(v.array(id), v.maxLength(10)),
            isReplaced: v.boolean(),
            reported: v.optional(v.object({ as: v.picklist(['lost', 'stolen']), at: optionalInstant })),
          }),
        ),
        v.maxLength(20),
      ),
    }),
  ),
}
