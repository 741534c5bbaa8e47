import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../../identity/settings'

/** The fields of a bank account, by the server's definition. */
export const bankFields = namedForm('bank', interfaceLanguage)
