import { lazyPart } from '../../../../i18n/lazyPart'
import type { EntryPort } from '../entry/entryPort'
import { payPalVault } from './payPalVault'

/** The entry port of PayPal. Its script loads when PayPal is chosen, never before. */
export const payPalEntry: EntryPort = { Form: lazyPart(() => import('./PayPalForm')), ...payPalVault }
