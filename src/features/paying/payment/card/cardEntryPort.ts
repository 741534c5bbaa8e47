import type { ComponentType, Ref } from 'react'
import type { EntryPort } from '../entry/entryPort'

export interface CodeFieldHandle {
  /** False, with the error at the field, if it does not fit. */
  take(): Promise<boolean>
}

export interface CodeFieldProps {
  handle: Ref<CodeFieldHandle>
}

/**
 * Where a card is entered: our fields (`cardEntry.ts`), or later a provider's, whose `charge` gives a `card_token`. No
 * other code gets a number (T13).
 */
export interface CardEntryPort extends EntryPort {
  /** A declined code is never sent twice. */
  CodeField: ComponentType<CodeFieldProps>
  needsCode(): boolean
  /** As soon as sent, whatever the answer. */
  wipeCode(): void
}

/** Name and billing address, for a rider whose session ends; nothing of the card. */
export const cardDraft = 'card'
