import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../settings'

/** The server's names of the forms. */
export const accountForms = {
  signup: namedForm('signup', interfaceLanguage),
  forgot: namedForm('forgot', interfaceLanguage),
  reset: namedForm('reset', interfaceLanguage),
  invite: namedForm('invite', interfaceLanguage),
}

export type AccountFormName = keyof typeof accountForms
