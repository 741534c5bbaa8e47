import type { ReactNode } from 'react'
import type { Payment } from '../../../../api/contract/paying/paying'
import type { LazyComponent } from '../../../../shared/ui/page/lazyScreen'

/** Names the entry without secrets. */
export interface EntrySummary {
  brand?: string
  last4?: string
  /** The method is saved after it has paid. */
  isSaved?: boolean
}

/** Card fields, or a token. */
export type Charge = Omit<Payment, 'amount'>

/** What the order knows of the payer, so that no form asks again (WCAG 3.3.7). */
export interface KnownPayer {
  firstName: string
  lastName: string
  /** Absent if nothing ships. */
  shipping?: { address: string; zip: string }
}

export interface EntryFormProps {
  /** Riders may save the method; a renewal needs it. `account`: it is saved, and nothing is paid. */
  keeping: 'no' | 'offered' | 'needed' | 'account'
  known?: KnownPayer
  submitText: string
  /** Shown above the submit button. */
  children?: ReactNode
  /** Shown beside the submit button. */
  extraActions?: ReactNode
  /** Called once the port holds an entry. */
  onEntered: (summary: EntrySummary) => void
}

/**
 * Where a method is entered and kept until it is charged. The values are nowhere else: no store, storage, URL or log
 * has them (PAY-10).
 */
export interface EntryPort {
  /** A form, or the provider's window. It loads when it shows. */
  Form: LazyComponent<EntryFormProps>
  /** Returns undefined without an entry. */
  summary(): EntrySummary | undefined
  /** Saves the method, because a renewing item needs a saved one. */
  save(): void
  /** Returns undefined without an entry or its code. */
  charge(): Charge | undefined
  /** Removes the entry after paying, leaving, hiding the page, or the session's end. */
  wipe(): void
}
