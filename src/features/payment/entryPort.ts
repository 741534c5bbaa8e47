import type { ComponentType } from 'react'
import type { Payment } from '../../api/contract/orders'

/** What may be known of an entry outside its port: enough to name it, useless to anyone else. */
export interface EntrySummary {
  brand?: string
  last4?: string
  /** It stays on the account once it has paid. */
  isSaved?: boolean
}

/** What an order needs to charge it: fields today, a provider's token tomorrow. */
export type Charge = Omit<Payment, 'amount'>

export interface EntryFormProps {
  /** Riders may keep it for next time; passes that renew by themselves need it kept. */
  keeping: 'no' | 'offered' | 'needed'
  submitText: string
  /** It is held now. */
  onEntered: (summary: EntrySummary) => void
}

/**
 * Where something to pay with is entered and kept until it is charged. Nobody but the port ever sees what was typed:
 * not the store, not storage, not an address, not a log (PAY-10).
 */
export interface EntryPort {
  /** What the rider fills in, or agrees to in a window. Its code comes when it is first shown. */
  Form: ComponentType<EntryFormProps>
  /** What is held; nothing before it was entered or after it was wiped. */
  summary(): EntrySummary | undefined
  /** Have it stay on the account: something in the cart renews by itself after all. */
  save(): void
  /** For the one call that pays. Nothing when it, or its security code, is missing. */
  charge(): Charge | undefined
  /** Paid, left, page hidden, session over. */
  wipe(): void
}
