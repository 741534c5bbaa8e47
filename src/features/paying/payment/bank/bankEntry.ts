import { lazyPart } from '../../../../i18n/lazyPart'
import type { EntryPort } from '../entry/entryPort'
import { bankVault } from './bankVault'

/** The entry port of bank accounts. */
export const bankEntry: EntryPort = { Form: lazyPart(() => import('./BankForm')), ...bankVault }
