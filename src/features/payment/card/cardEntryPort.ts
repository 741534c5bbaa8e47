import type { ComponentType, Ref } from 'react'
import type { EntryPort } from '../entry/entryPort'

/** The handle of a security code field. */
export interface CodeFieldHandle {
  /**
   * Passes the typed code to the port. Gives false, and shows the error at the field, when it does not fit the card.
   */
  take(): Promise<boolean>
}

export interface CodeFieldProps {
  handle: Ref<CodeFieldHandle>
}

/**
 * Where a new card is entered. Our own fields stand behind it today (`cardEntry.ts`). A provider's hosted fields can
 * take
 * their place by another object of this shape, whose `charge` gives a `card_token` instead of the card's fields. No
 * other
 * code sees a card number (T13).
 */
export interface CardEntryPort extends EntryPort {
  /** The field that asks for the security code again: a declined code is never sent twice. */
  CodeField: ComponentType<CodeFieldProps>
  needsCode(): boolean
  /** Forgets the code. Called as soon as it was sent, whatever the answer. */
  wipeCode(): void
}
