import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../settings'

/** By the server's names. */
export const accountForms = {
  signup: namedForm('signup', interfaceLanguage),
  forgot: namedForm('forgot', interfaceLanguage),
  reset: namedForm('reset', interfaceLanguage),
  invite: namedForm('invite', interfaceLanguage),
}

export type AccountFormName = keyof typeof accountForms
