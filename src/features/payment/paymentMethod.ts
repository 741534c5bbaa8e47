import type { PaymentMethod } from '../../api/contract/paymentMethods'
import type { CardSummary } from './cardEntryPort'
import { brandNames, isPast, readExpiry } from './cardRules'

/** The last digits of a number that is otherwise not shown. */
const masked = (last4: string) => `•••• ${last4}`

/** Visa •••• 1111; without a number, what the method is called. */
export function formatMethod({ brand, last4, nickname, type }: Partial<PaymentMethod>): string {
  const name = brand || nickname || type || ''
  return last4 ? `${name} ${masked(last4)}`.trim() : name
}

/** The same for a card that was just entered. */
export const nameOfCard = ({ brand, last4 }: CardSummary): string => formatMethod({ brand: brandNames[brand], last4 })

/** Whether a saved card can no longer be charged. A method without an expiry does not expire. */
export function isExpired({ expiry }: Pick<PaymentMethod, 'expiry'>, now: number): boolean {
  const read = expiry ? readExpiry(expiry) : undefined
  return read !== undefined && isPast(read, now)
}

/** The card that is offered first: the rider's own default, while it can be charged. */
export function defaultCard(cards: PaymentMethod[], now: number): PaymentMethod | undefined {
  return cards.find((card) => card.is_default && !isExpired(card, now))
}

export const isCard = ({ type }: Pick<PaymentMethod, 'type'>): boolean => type === 'card'
