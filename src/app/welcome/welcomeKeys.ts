import * as v from 'valibot'
import { uuid as id } from '../../api/contract/base/common'
import { storedKey } from '../../shared/storage/browserStorage'

const flag = v.literal('true')

export const welcomeKeys = {
  /** The tour was taken, left or skipped, so it is not offered again (LAND-02). */
  tourDone: storedKey('tour_done', flag, { format: 'text' }),
  /** The version of the pop-up that was closed last (LAND-03). */
  popUpSeen: storedKey('popup_seen', id, { format: 'text' }),
}
