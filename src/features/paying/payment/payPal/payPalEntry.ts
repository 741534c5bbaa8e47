import { lazyPart } from '../../../../i18n/lazyPart'
import type { EntryPort } from '../entry/entryPort'
import { payPalVault } from './payPalVault'

/** The script loads when PayPal is chosen. */
export const payPalEntry: EntryPort = { Form: lazyPart(() => import('./PayPalForm')), ...payPalVault }
