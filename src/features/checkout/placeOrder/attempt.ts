import { readStored, removeStored, writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { isOwnIntent } from './intent'

/** A try to pay whose outcome is not known, or not known to be final. */
export interface Attempt {
  key: string
  intent: string
}

/**
 * The key for an intent (PAY-07): the one of the attempt that is kept, while it is for the same order, so that a retry
 * after a lost answer can never buy twice; otherwise a new one.
 */
export function attemptFor(intent: string, kept: Attempt | undefined, newKey: () => string): Attempt {
  return kept?.intent === intent ? kept : { key: newKey(), intent }
}

/** Kept before anything is sent: a reload in the middle finds it. */
export function keepAttempt(intent: string): Attempt {
  const attempt = attemptFor(intent, readStored(stored.orderAttempt), () => crypto.randomUUID())
  writeStored(stored.orderAttempt, attempt)
  return attempt
}

/** The outcome is known for good: the next try is another intent. */
export function dropAttempt(): void {
  removeStored(stored.orderAttempt)
}

/** What this tab had under way for the same person. */
export function keptAttempt(owner: string): Attempt | undefined {
  const attempt = readStored(stored.orderAttempt)
  return attempt && isOwnIntent(attempt.intent, owner) ? attempt : undefined
}
