import type { Payment } from '../../api/contract/orders'
import type { CardBrand } from './cardRules'

/** What may be known of an entered card outside the port: enough to name it, useless to anyone else. */
export interface CardSummary {
  brand: CardBrand
  last4: string
}

/** What an order needs to charge the entered card: fields today, a provider's token tomorrow. */
export type CardCharge = Pick<Payment, 'card' | 'save'>

/**
 * Where a new card is entered and kept until it is charged. Our own fields (`CardForm`, `cardVault`) stand behind it
 * today; a provider's hosted fields can take their place, because nobody else ever sees a number (decision 10).
 */
export interface CardEntryPort {
  /** What is held; nothing before a card was entered or after it was wiped. */
  summary(): CardSummary | undefined
  /** The security code is asked for anew after each try: a declined code is never sent twice. */
  needsCode(): boolean
  /** Takes the code typed again; false when it does not fit the card. */
  renewCode(code: string): boolean
  /** For the one call that pays. Nothing when a card or its code is missing. */
  charge(): CardCharge | undefined
  /** The code is forgotten as soon as it was sent, whatever the answer. */
  wipeCode(): void
  /** Paid, left, page hidden, session over. */
  wipe(): void
}
