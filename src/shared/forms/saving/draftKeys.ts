import * as v from 'valibot'
import { text, uuid as id } from '../../../api/contract/base/common'
import { storedKey } from '../../storage/browserStorage'

const typed = v.record(id, text)
const draft = v.object({ typed, base: v.optional(typed) })

export const draftKeys = {
  /**
   * What a rider typed and did not send, for this tab: survives a reload, and a session's end if the same rider comes
   * back. Never secrets.
   */
  formDraft: storedKey('form_draft', v.object({ owner: id, forms: v.record(id, draft) }), {
    area: 'session',
    maxLength: 200_000,
  }),
}
