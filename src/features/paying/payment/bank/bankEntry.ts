import { lazyPart } from '../../../../shared/ui/page/lazyScreen'
import type { EntryPort } from '../entry/entryPort'
import { bankVault } from './bankVault'

/** The entry port of bank accounts. */
export const bankEntry: EntryPort = { Form: lazyPart(() => import('./BankForm')), ...bankVault }
