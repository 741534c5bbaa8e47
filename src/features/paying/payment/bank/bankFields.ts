import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../../identity/settings'

/** By the server's definition. */
export const bankFields = namedForm('bank', interfaceLanguage)
