import type { ReactNode } from 'react'
import type { Payment } from '../../../../api/contract/paying/paying'
import type { LazyComponent } from '../../../../shared/ui/page/lazyScreen'

/** The public part of an entry. It is enough to name it and contains no secret. */
export interface EntrySummary {
  brand?: string
  last4?: string
  /** Whether the method is saved on the account after it has paid. */
  isSaved?: boolean
}

/** The part of an order that charges it: card fields, or a provider's token. */
export type Charge = Omit<Payment, 'amount'>

/** What the order knows of the person who pays, so that no form asks for it again (WCAG 3.3.7). */
export interface KnownPayer {
  firstName: string
  lastName: string
  /** The street and postal code that the order is shipped to; absent if nothing is shipped. */
  shipping?: { address: string; zip: string }
}

export interface EntryFormProps {
  /** Riders may save it; passes that renew automatically require it. `account`: it is saved and nothing is paid. */
  keeping: 'no' | 'offered' | 'needed' | 'account'
  known?: KnownPayer
  submitText: string
  /** Shows above the button that submits. */
  children?: ReactNode
  /** Buttons beside the one that submits. */
  extraActions?: ReactNode
  /** Called once the port holds an entry. */
  onEntered: (summary: EntrySummary) => void
}

/**
 * Where a new payment method is entered and kept until it is charged. No other code gets the typed values: they are not
 * in the store, in storage, in a URL or in a log (PAY-10).
 */
export interface EntryPort {
  /** The form or the provider's window. Its code loads when it is first shown. */
  Form: LazyComponent<EntryFormProps>
  /** Returns the held entry. Undefined before it was entered and after it was wiped. */
  summary(): EntrySummary | undefined
  /** Marks the entry to be saved on the account, because an item in the cart renews automatically. */
  save(): void
  /** Returns the charge for the payment request. Undefined if the entry or its security code is missing. */
  charge(): Charge | undefined
  /** Removes the entry: after paying, leaving, hiding the page, or the end of the session. */
  wipe(): void
}
