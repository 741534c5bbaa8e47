import { bankEntry } from '../bank/bankEntry'
import { cardEntry } from '../cardEntry'
import { payPalEntry } from '../payPal/payPalEntry'
import { balanceTooLow, cannotRenew, isOver, needsAccount, renewalNeedsAccount } from './obstacles'
import type { PaymentKind } from './paymentKind'

/**
 * Every way of paying (PAY-04, PAY-05), in the order in which new ones are offered. A further kind is one entry here and
 * its name in `locales/<language>/payment.json`; what it is entered by, if it is, stands behind an `EntryPort`.
 */
export const paymentKinds: PaymentKind[] = [
  { type: 'card', obstacles: [renewalNeedsAccount, isOver], entry: cardEntry },
  {
    type: 'paypal',
    obstacles: [renewalNeedsAccount],
    entry: payPalEntry,
    isOffered: ({ payments }) => payments?.payPal !== undefined,
  },
  { type: 'bank', obstacles: [needsAccount], entry: bankEntry },
  { type: 'wallet', obstacles: [needsAccount, cannotRenew, balanceTooLow] },
  { type: 'commuter', obstacles: [needsAccount, isOver, balanceTooLow] },
  { type: 'apple_pay', obstacles: [], isInApp: true },
  { type: 'google_pay', obstacles: [], isInApp: true },
  { type: 'cash', obstacles: [], isInApp: true },
]

export const kindOf = (type: string): PaymentKind | undefined => paymentKinds.find((kind) => kind.type === type)

/** Forgets everything that was entered, of whatever kind. */
export function wipeEntries(): void {
  for (const { entry } of paymentKinds) entry?.wipe()
}

/** The same when the page goes, also into the memory that Back may restore. Gives back what stops it. */
export function wipeOnPageHide(): () => void {
  window.addEventListener('pagehide', wipeEntries)
  return () => window.removeEventListener('pagehide', wipeEntries)
}
