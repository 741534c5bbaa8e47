import { keyKeptHours } from '../../api/contract/paying/attempts'
import type { MoneyAttempt } from './attemptKeys'

/**
 * Milliseconds for which a key is trusted: an hour less than backends keep keys, because a request needs time and
 * clocks differ.
 */
const keyLife = (keyKeptHours - 1) * 3_600_000

/** Milliseconds after which browsers and servers have given up a request. */
const longestDelay = 10 * 60_000

/** Milliseconds in which a refused key is sent again: a backend may have acted all the same. */
const keptAfterRefusal = 10 * 60_000

const isWithin = (time: number, span: number, now: number): boolean => Math.abs(now - time) < span

/** Tells whether every backend still knows the key. Then the key protects, and `none` proves something. */
export const isKeyKnown = ({ since, isForgotten }: MoneyAttempt, now: number): boolean =>
  !isForgotten && isWithin(since, keyLife, now)

/** Tells whether a request of that time may still arrive. Then neither a refusal nor `none` is final. */
export const mayArrive = (sent: number, now: number): boolean => isWithin(sent, longestDelay, now)

/** Tells whether it is open if money was moved. */
export const isOpen = ({ refusedAt }: MoneyAttempt): boolean => refusedAt === undefined

/** Milliseconds for which others hear of an attempt. After a week its owner has long heard by email. */
const toldToOthers = 7 * 24 * 3_600_000

/** Tells whether other visitors hear of the attempt. Only its owner can find out more, and may never come back. */
export const isToldToOthers = (attempt: MoneyAttempt, now: number): boolean =>
  isOpen(attempt) && isWithin(attempt.at, toldToOthers, now)

/**
 * Returns what it proves that the backend does not know the key (decision 116). `never`: no money was or will be moved.
 * `notYet`: a request may still arrive. `nothing`: the backend may have forgotten the key.
 */
export function noneProves(attempt: MoneyAttempt, now: number): 'never' | 'notYet' | 'nothing' {
  if (!isKeyKnown(attempt, now)) return 'nothing'
  return isOpen(attempt) && mayArrive(attempt.at, now) ? 'notYet' : 'never'
}

/**
 * Returns what comes before the owner of a kept attempt sends `content` (decision 117). `again`: the same key is sent,
 * and protects. `lookUp`: the outcome is looked up first. `new`: the attempt is over.
 */
export function stepBefore(kept: MoneyAttempt, content: string, now: number): 'again' | 'lookUp' | 'new' {
  if (kept.refusedAt !== undefined && !isWithin(kept.refusedAt, keptAfterRefusal, now)) return 'new'
  return kept.content === content && !kept.isDeclined && isKeyKnown(kept, now) ? 'again' : 'lookUp'
}

/** Returns what follows if the backend does not know the key. `stop`: only the rider's agreement leads on. */
export function stepAfterNone(kept: MoneyAttempt, content: string, now: number): 'again' | 'new' | 'stop' {
  const proven = noneProves(kept, now)
  if (proven === 'nothing') return 'stop'
  // While the first request may still arrive, its key is sent with any wish, because a backend carries out only one of
  // them.
  return proven === 'notYet' || kept.content === content ? 'again' : 'new'
}

/** Returns the attempt to send, with a kept key or a new one. */
export function attemptToSend(
  { owner, content }: Required<Pick<MoneyAttempt, 'owner' | 'content'>>,
  kept: MoneyAttempt | undefined,
  now: number,
  newKey: () => string,
): MoneyAttempt {
  if (!kept) return { key: newKey(), owner, content, since: now, at: now }
  const unansweredAt = isOpen(kept) ? kept.at : undefined
  return {
    key: kept.key,
    owner,
    content,
    since: kept.since,
    at: now,
    ...(unansweredAt !== undefined && { unansweredAt }),
  }
}
