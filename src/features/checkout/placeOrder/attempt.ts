import { now } from '../../../shared/clock'
import { readStored, removeStored, writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { isGuestsIntent, isOwnIntent } from './intent'

/** A try to pay whose outcome is not known, or not known to be final. */
export interface Attempt {
  key: string
  intent: string
  /** When it was first sent, in milliseconds since the epoch. */
  at: number
}

/** Backends keep keys for a day; an older one would not be recognised, and protect nobody. */
const keyLife = 23 * 3_600_000

/**
 * The attempt for an intent (PAY-07): the one that is kept, while it is for the same order and its key still counts, so
 * that a retry after a lost answer can never buy twice; otherwise a new one.
 */
export function attemptFor(intent: string, kept: Attempt | undefined, at: number, newKey: () => string): Attempt {
  const isGood = kept?.intent === intent && Math.abs(at - kept.at) < keyLife
  return isGood ? kept : { key: newKey(), intent, at }
}

/** Kept before anything is sent: a reload in the middle finds it, and so does a portal that is opened again. */
export function keepAttempt(intent: string): Attempt {
  const attempt = attemptFor(intent, readStored(stored.orderAttempt), now(), () => crypto.randomUUID())
  writeStored(stored.orderAttempt, attempt)
  writeStored(stored.attemptOfTab, attempt.key)
  return attempt
}

/** The outcome is known for good: the next try is another intent. */
export function dropAttempt(): void {
  removeStored(stored.orderAttempt)
  removeStored(stored.attemptOfTab)
}

/** A request that has not arrived by then never will: browsers and servers have long given it up. */
const longestWay = 10 * 60_000

/** The backend never saw the attempt. A recent one may still arrive, so that its key is kept; a late one is over. */
export function dropLateAttempt(): void {
  const attempt = readStored(stored.orderAttempt)
  if (attempt && Math.abs(now() - attempt.at) > longestWay) dropAttempt()
}

/**
 * What this browser has under way for the same person. A guest's is anybody's: it is for the cart of this browser, which
 * a guest keeps on signing in.
 */
export function keptAttempt(owner: string): Attempt | undefined {
  const attempt = readStored(stored.orderAttempt)
  return attempt && (isOwnIntent(attempt.intent, owner) || isGuestsIntent(attempt.intent)) ? attempt : undefined
}

/** Whether what is kept was sent from this very tab, which whoever comes to this computer later has not got. */
export function isAttemptOfTab(): boolean {
  const key = readStored(stored.attemptOfTab)
  return key !== undefined && key === readStored(stored.orderAttempt)?.key
}
