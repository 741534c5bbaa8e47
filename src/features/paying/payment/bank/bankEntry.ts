import { lazyPart } from '../../../../i18n/lazyPart'
import type { EntryPort } from '../entry/entryPort'
import { bankVault } from './bankVault'

export const bankEntry: EntryPort = { Form: lazyPart(() => import('./BankForm')), ...bankVault }
