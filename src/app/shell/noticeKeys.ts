import * as v from 'valibot'
import { storedKey } from '../../shared/storage/browserStorage'

export const noticeKeys = {
  /** The versions of closed notices, separated by spaces, the newest last (OPS-04). */
  closed: storedKey('notices_closed', v.pipe(v.string(), v.regex(/^[\w.-]{1,100}( [\w.-]{1,100}){0,19}$/)), {
    format: 'text',
  }),
}
