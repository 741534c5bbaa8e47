import type { ComponentType, Ref } from 'react'
import type { EntryPort } from '../entry/entryPort'

export interface CodeFieldHandle {
  /**
   * Passes the typed code to the port. Returns false, and shows the error at the field, if it does not fit the card.
   */
  take(): Promise<boolean>
}

export interface CodeFieldProps {
  handle: Ref<CodeFieldHandle>
}

/**
 * Where a new card is entered. Today it uses our own fields (`cardEntry.ts`). A provider's hosted fields can replace
 * them with another object of this type, whose `charge` returns a `card_token` instead of the card's fields. No other
 * code gets a card number (T13).
 */
export interface CardEntryPort extends EntryPort {
  /** The field that asks for the security code again: a declined code is never sent twice. */
  CodeField: ComponentType<CodeFieldProps>
  needsCode(): boolean
  /** Removes the code. Called as soon as it was sent, whatever the answer. */
  wipeCode(): void
}

/** The draft of name and billing address, which waits for a rider whose session ends. It holds nothing of the card itself. */
export const cardDraft = 'card'
