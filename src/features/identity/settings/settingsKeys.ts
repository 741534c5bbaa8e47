import * as v from 'valibot'
import { storedKey } from '../../../shared/storage/browserStorage'

export const settingsKeys = {
  language: storedKey('language', v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)), { format: 'text' }),
}
