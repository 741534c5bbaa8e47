import { keyKeptHours } from '../../api/contract/attempts'
import { now } from '../../shared/clock'
import { readStored, removeStored, writeStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { isGuestsIntent, isOwnIntent, ownerOfIntent } from './intent'
import { withOrder } from './sentOrders'
import type { SentOrder } from './sentOrders'

/** A try to pay whose outcome is not known, or not known to be final. */
export interface Attempt {
  key: string
  intent: string
  /** When it was last sent, in milliseconds since the epoch. */
  at: number
  /** It was sent before, and what became of that is not known: that try may still arrive. */
  isRepeated?: boolean
  /** What went out with the key: see `sentOrders`. */
  orders?: unknown[]
}

/** An hour less than backends keep keys: they would not recognise an older key, so it would not protect. */
const keyLife = (keyKeptHours - 1) * 3_600_000

/** A request that has not arrived by then never will: browsers and servers have long given it up. */
const longestWay = 10 * 60_000

/**
 * The attempt for an intent (PAY-07): the one that is kept, while its key still counts, so that a retry after a lost
 * answer can never buy twice. Another order of theirs takes its key over for as long as the first may still arrive: the backend
 * takes one of the two, and names the other a repetition with other details. Otherwise a new one.
 */
export function attemptFor(intent: string, kept: Attempt | undefined, at: number, newKey: () => string): Attempt {
  const life = kept?.intent === intent ? keyLife : longestWay
  const isGood = kept && ownerOfIntent(kept.intent) === ownerOfIntent(intent) && Math.abs(at - kept.at) < life
  return isGood ? { key: kept.key, intent, at, isRepeated: true } : { key: newKey(), intent, at }
}

/** Kept before anything is sent: a reload in the middle finds it, and so does a portal that is opened again. */
export function keepAttempt(intent: string, order: SentOrder): Attempt {
  const kept = readStored(stored.orderAttempt)
  const next = attemptFor(intent, kept, now(), () => crypto.randomUUID())
  const attempt = { ...next, orders: withOrder((next.isRepeated && kept?.orders) || [], order) }
  writeStored(stored.orderAttempt, attempt)
  writeStored(stored.attemptOfTab, attempt.key)
  return attempt
}

/** The outcome is known for good: the next try is another intent. */
export function dropAttempt(): void {
  removeStored(stored.orderAttempt)
  removeStored(stored.attemptOfTab)
}

/** It was answered, which says all of it unless an earlier try with its key is still under way. */
export function dropAnsweredAttempt(): void {
  if (!readStored(stored.orderAttempt)?.isRepeated) dropAttempt()
}

/** Whether what the backend has not seen so far may still arrive. */
export const mayArrive = ({ at }: Attempt): boolean => Math.abs(now() - at) <= longestWay

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
