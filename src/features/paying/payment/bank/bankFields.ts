import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../../identity/settings'

/** The server defines the fields. */
export const bankFields = namedForm('bank', interfaceLanguage)
