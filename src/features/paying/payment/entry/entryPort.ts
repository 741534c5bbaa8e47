import type { ReactNode } from 'react'
import type { Payment } from '../../../../api/contract/paying/paying'
import type { LazyComponent } from '../../../../shared/ui/page/lazyScreen'

/** Names the entry, without secrets. */
export interface EntrySummary {
  brand?: string
  last4?: string
  /** After paying. */
  isSaved?: boolean
}

/** Card fields, or a token. */
export type Charge = Omit<Payment, 'amount'>

/** So that no form asks again (WCAG 3.3.7). */
export interface KnownPayer {
  firstName: string
  lastName: string
  /** Absent if nothing ships. */
  shipping?: { address: string; zip: string }
}

export interface EntryFormProps {
  /** Offered to riders, needed for renewals. `account`: saved, nothing paid. */
  keeping: 'no' | 'offered' | 'needed' | 'account'
  known?: KnownPayer
  submitText: string
  /** Above the submit button. */
  children?: ReactNode
  /** Beside it. */
  extraActions?: ReactNode
  /** The port holds an entry. */
  onEntered: (summary: EntrySummary) => void
}

/**
 * Where a method is entered and kept until charged. Values are nowhere else: not in store, storage, URL or log
 * (PAY-10).
 */
export interface EntryPort {
  /** Or the provider's window; loads when shown. */
  Form: LazyComponent<EntryFormProps>
  /** Undefined without an entry. */
  summary(): EntrySummary | undefined
  /** A renewing item needs a saved method. */
  save(): void
  /** Undefined without entry or code. */
  charge(): Charge | undefined
  /** After paying, leaving, hiding the page, or the session's end. */
  wipe(): void
}
