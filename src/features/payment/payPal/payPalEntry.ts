import { lazyPart } from '../../../shared/ui/lazyScreen'
import type { EntryPort } from '../entryPort'
import { payPalVault } from './payPalVault'

/** PayPal, in its own window: its script is fetched when it is chosen, never before. */
export const payPalEntry: EntryPort = { Form: lazyPart(() => import('./PayPalForm')), ...payPalVault }
