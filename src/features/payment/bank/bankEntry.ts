import { lazyPart } from '../../../shared/ui/lazyScreen'
import type { EntryPort } from '../entryPort'
import { bankVault } from './bankVault'

/** A bank account, in the fields that the server asks for. */
export const bankEntry: EntryPort = { Form: lazyPart(() => import('./BankForm')), ...bankVault }
