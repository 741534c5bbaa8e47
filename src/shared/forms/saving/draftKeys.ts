import * as v from 'valibot'
import { text, uuid as id } from '../../../api/contract/base/common'
import { storedKey } from '../../storage/browserStorage'

const typed = v.record(id, text)
const draft = v.object({ typed, base: v.optional(typed) })

export const draftKeys = {
  /**
   * What a rider typed in this tab and did not send. It survives a reload, and the end of a session if the same rider
   * comes back. It never holds secrets.
   */
  formDraft: storedKey('form_draft', v.object({ owner: id, forms: v.record(id, draft) }), {
    area: 'session',
    maxLength: 200_000,
  }),
}
