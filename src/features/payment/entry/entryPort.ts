import type { ComponentType } from 'react'
import type { Payment } from '../../../api/contract/paying'

/** The public part of an entry: enough to name it, useless to anyone else. */
export interface EntrySummary {
  brand?: string
  last4?: string
  /** Whether it is saved on the account after it has paid. */
  isSaved?: boolean
}

/** The part of an order that charges it: card fields, or a provider's token. */
export type Charge = Omit<Payment, 'amount'>

export interface EntryFormProps {
  /** Riders may save it; passes that renew automatically require it. */
  keeping: 'no' | 'offered' | 'needed'
  submitText: string
  /** Called once an entry is held. */
  onEntered: (summary: EntrySummary) => void
}

/**
 * Where a new payment method is entered and kept until it is charged. No other code sees what was typed: it is not in
 * the
 * store, in storage, in a URL or in a log (PAY-10).
 */
export interface EntryPort {
  /** The form or the provider's window. Its code loads when it is first shown. */
  Form: ComponentType<EntryFormProps>
  /** The held entry; undefined before it was entered and after it was wiped. */
  summary(): EntrySummary | undefined
  /** Marks it to be saved on the account, because something in the cart renews automatically. */
  save(): void
  /** The charge for the call that pays. Undefined when the entry or its security code is missing. */
  charge(): Charge | undefined
  /** Forgets the entry: after paying, leaving, hiding the page, or the end of the session. */
  wipe(): void
}
