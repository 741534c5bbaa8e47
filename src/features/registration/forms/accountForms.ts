import { namedForm } from '../../../shared/forms/namedForm'
import { interfaceLanguage } from '../../settings'

/** The forms of the ways in, by the server's names for them. */
export const accountForms = {
  signup: namedForm('signup', interfaceLanguage),
  forgot: namedForm('forgot', interfaceLanguage),
  reset: namedForm('reset', interfaceLanguage),
  invite: namedForm('invite', interfaceLanguage),
}

export type AccountFormName = keyof typeof accountForms
