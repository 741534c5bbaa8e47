import type { ComponentType, Ref } from 'react'
import type { EntryPort } from '../entry/entryPort'

export interface CodeFieldHandle {
  /** Returns false, with the error at the field, if the code does not fit. */
  take(): Promise<boolean>
}

export interface CodeFieldProps {
  handle: Ref<CodeFieldHandle>
}

/**
 * Where a card is entered: our fields (`cardEntry.ts`), or later a provider's, whose `charge` returns a `card_token`.
 * No other code gets a card number (T13).
 */
export interface CardEntryPort extends EntryPort {
  /** Asks for the code again: a declined one is never sent twice. */
  CodeField: ComponentType<CodeFieldProps>
  needsCode(): boolean
  /** Removes the code as soon as it is sent, whatever the answer. */
  wipeCode(): void
}

/** Keeps name and billing address for a rider whose session ends, but nothing of the card. */
export const cardDraft = 'card'
