import { keyKeptHours } from '../../api/contract/paying/attempts'
import type { MoneyAttempt } from './attemptKeys'

/** One hour less than backends store keys: a request needs time, and clocks differ. */
const keyLife = (keyKeptHours - 1) * 3_600_000

/** A request that takes longer never arrives: browsers and servers have given it up. */
const longestDelay = 10 * 60_000

/** For this long a refused key is sent again: a backend may have acted all the same. */
const keptAfterRefusal = 10 * 60_000

/** A device's clock may be set back. */
const isWithin = (time: number, span: number, now: number): boolean => Math.abs(now - time) < span

/** Whether every backend must still know the key, so that it protects, and `none` proves something. */
export const isKeyKnown = ({ since, isForgotten }: MoneyAttempt, now: number): boolean =>
  !isForgotten && isWithin(since, keyLife, now)

/** Whether a request that was sent at that time may still arrive, so that neither a refusal nor `none` is final. */
export const mayArrive = (sent: number, now: number): boolean => isWithin(sent, longestDelay, now)

/** Whether it is open if money was moved. */
export const isOpen = ({ refusedAt }: MoneyAttempt): boolean => refusedAt === undefined

/** A key proves something for a day, and a week later its owner has long heard by email. */
const toldToOthers = 7 * 24 * 3_600_000

/** Whether other visitors of this browser are told of it: only its owner can find out, and may never come back. */
export const isToldToOthers = (attempt: MoneyAttempt, now: number): boolean =>
  isOpen(attempt) && isWithin(attempt.at, toldToOthers, now)

/**
 * What it proves that the backend does not know the key (decision 116). `never`: nothing was moved, and nothing will be.
 * `notYet`: a request may still arrive. `nothing`: the backend may have forgotten the key.
 */
export function noneProves(attempt: MoneyAttempt, now: number): 'never' | 'notYet' | 'nothing' {
  if (!isKeyKnown(attempt, now)) return 'nothing'
  return isOpen(attempt) && mayArrive(attempt.at, now) ? 'notYet' : 'never'
}

/**
 * What comes before the owner of a kept attempt sends `content` (decision 117). `again`: its key is sent again, and
 * protects. `lookUp`: its outcome is looked up first. `new`: it is over.
 */
export function stepBefore(kept: MoneyAttempt, content: string, now: number): 'again' | 'lookUp' | 'new' {
  if (kept.refusedAt !== undefined && !isWithin(kept.refusedAt, keptAfterRefusal, now)) return 'new'
  return kept.content === content && !kept.isDeclined && isKeyKnown(kept, now) ? 'again' : 'lookUp'
}

/** What follows if the backend does not know the key. `stop`: only the rider's word leads on. */
export function stepAfterNone(kept: MoneyAttempt, content: string, now: number): 'again' | 'new' | 'stop' {
  const proven = noneProves(kept, now)
  if (proven === 'nothing') return 'stop'
  // While the first request may still arrive, its key goes with whatever is wanted now: a backend does only one of them.
  return proven === 'notYet' || kept.content === content ? 'again' : 'new'
}

/** Returns the attempt to send: with the key of a kept one, or with a new one. */
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
