import { bankEntry } from '../bank/bankEntry'
import { cardEntry } from '../card/cardEntry'
import { payPalEntry } from '../payPal/payPalEntry'
import { balanceTooLow, cannotRenew, isOver, needsAccount, renewalNeedsAccount } from './obstacles'
import type { PaymentKind } from './paymentKind'

/**
 * All kinds (PAY-04, PAY-05), in their order. A new kind needs an entry here, a name in
 * `locales/<language>/payment.json`, and an `EntryPort` if it can be entered.
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

export function wipeEntries(): void {
  for (const { entry } of paymentKinds) entry?.wipe()
}
