import type { ComponentType, Ref } from 'react'
import type { EntryPort } from './entryPort'

/** What whoever shows the code field can ask of it. */
export interface CodeFieldHandle {
  /** Takes what was typed to the port. Gives false, and says why in the field, when it does not fit the card. */
  take(): Promise<boolean>
}

export interface CodeFieldProps {
  handle: Ref<CodeFieldHandle>
}

/**
 * Where a new card is entered. Our own fields stand behind it today (`cardEntry.ts`); a provider's hosted fields take
 * their place by another object of this shape, whose `charge` gives a `card_token` in place of the card's fields:
 * nobody else ever sees a number (decision 10 of the design).
 */
export interface CardEntryPort extends EntryPort {
  /** The security code alone, asked for again: a declined code is never sent twice. */
  CodeField: ComponentType<CodeFieldProps>
  needsCode(): boolean
  /** The code is forgotten as soon as it was sent, whatever the answer. */
  wipeCode(): void
}
