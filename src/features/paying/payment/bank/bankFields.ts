import { namedForm } from '../../../../shared/forms/server/namedForm'
import { interfaceLanguage } from '../../../identity/settings'

export const bankFields = namedForm('bank', interfaceLanguage)
