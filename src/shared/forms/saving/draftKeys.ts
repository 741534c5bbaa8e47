import * as v from 'valibot'
import { text, uuid as id } from '../../../api/contract/base/common'
import { storedKey } from '../../storage/browserStorage'

const typed = v.record(id, text)
/** What is typed in a form, and the saved values over which it was typed. */
const draft = v.object({ typed, base: v.optional(typed) })

export const draftKeys = {
  /**
   * What a rider has typed in forms and not sent, for this tab: a reload must not lose it, nor a session that the backend
   * ends, if the same rider comes back. Never of a form with secrets.
   */
  formDraft: storedKey('form_draft', v.object({ owner: id, forms: v.record(id, draft) }), {
    area: 'session',
    maxLength: 200_000,
  }),
}
