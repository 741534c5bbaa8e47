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
  /** The key was sent before with an unknown outcome: that earlier request may still arrive. */
  isRepeated?: boolean
  /** The orders sent with this key: see `sentOrders`. */
  orders?: unknown[]
}

/** One hour less than backends store keys. A backend would not recognise an older key, so it would not protect. */
const keyLife = (keyKeptHours - 1) * 3_600_000

/** A request that takes longer never arrives: browsers and servers have given it up. */
const longestDelay = 10 * 60_000

/**
 * Returns the attempt for an intent (PAY-07). It is the stored attempt while its key is valid, so that a retry after a
 * lost answer can never buy twice. A different order of the same person uses the stored key as long as the first
 * request may still arrive: the backend accepts one of the two and refuses the other as a repetition with different
 * details. Otherwise the attempt is new.
 */
export function attemptFor(intent: string, kept: Attempt | undefined, at: number, newKey: () => string): Attempt {
  const life = kept?.intent === intent ? keyLife : longestDelay
  const isGood = kept && ownerOfIntent(kept.intent) === ownerOfIntent(intent) && Math.abs(at - kept.at) < life
  return isGood ? { key: kept.key, intent, at, isRepeated: true } : { key: newKey(), intent, at }
}

/** Stores the attempt before the order is sent, so that a reload or a later visit finds it. */
export function keepAttempt(intent: string, order: SentOrder): Attempt {
  const kept = readStored(stored.orderAttempt)
  const next = attemptFor(intent, kept, now(), () => crypto.randomUUID())
  const attempt = { ...next, orders: withOrder((next.isRepeated && kept?.orders) || [], order) }
  writeStored(stored.orderAttempt, attempt)
  writeStored(stored.attemptOfTab, attempt.key)
  return attempt
}

/** Forgets the attempt: its outcome is final, and the next try is a new intent. */
export function dropAttempt(): void {
  removeStored(stored.orderAttempt)
  removeStored(stored.attemptOfTab)
}

/**
 * Forgets the attempt once it is answered. The answer is not final if an earlier request with its key may still arrive.
 */
export function dropAnsweredAttempt(): void {
  if (!readStored(stored.orderAttempt)?.isRepeated) dropAttempt()
}

/** Checks whether a request that the backend has not seen may still arrive. */
export const mayArrive = ({ at }: Attempt): boolean => Math.abs(now() - at) <= longestDelay

/**
 * Returns the attempt that this browser has open for the person. A guest's attempt counts for everyone: it is for the
 * cart of this browser, which a guest keeps when signing in.
 */
export function keptAttempt(owner: string): Attempt | undefined {
  const attempt = readStored(stored.orderAttempt)
  return attempt && (isOwnIntent(attempt.intent, owner) || isGuestsIntent(attempt.intent)) ? attempt : undefined
}

/**
 * Whether this tab sent the stored attempt. A later visitor on the same computer has another tab, so it is false for
 * them.
 */
export function isAttemptOfTab(): boolean {
  const key = readStored(stored.attemptOfTab)
  return key !== undefined && key === readStored(stored.orderAttempt)?.key
}
