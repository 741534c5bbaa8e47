import { now } from '../clock'
import { onStoredChange, readStored, removeStored, writeStored } from '../storage/browserStorage'
import type { StoredKey } from '../storage/browserStorage'
import { attemptToSend, isOpen, isToldToOthers } from './moneyAttempt'
import type { MoneyAttempt } from './attemptKeys'

/** More than one browser ever has open. */
const most = 10

/** Functions, which a store cannot hold. */
const listeners = new Set<() => void>()

/** Calls `changed` when this tab or another one changed any attempt. Returns a function that stops listening. */
export function onAttemptsChange(places: readonly StoredKey<unknown>[], changed: () => void): () => void {
  listeners.add(changed)
  const stops = places.map((place) => onStoredChange(place, changed))
  return () => {
    listeners.delete(changed)
    stops.forEach((stop) => stop())
  }
}

/** Reads and writes the attempts at a place of the storage, and tells this tab of each change. */
function attemptsAt(place: StoredKey<MoneyAttempt[]>) {
  const all = (): MoneyAttempt[] => readStored(place) ?? []

  function write(attempts: MoneyAttempt[]): void {
    if (attempts.length > 0) writeStored(place, attempts.slice(-most))
    else removeStored(place)
    listeners.forEach((tell) => tell())
  }

  const find = (key: string): MoneyAttempt | undefined => all().find((attempt) => attempt.key === key)

  /** Forgets an attempt: its outcome is known. */
  const drop = (key: string): void => write(all().filter((attempt) => attempt.key !== key))

  /** Changes a kept attempt; nothing if another tab has settled it. */
  const change = (key: string, changes: Partial<MoneyAttempt>): void =>
    write(all().map((attempt) => (attempt.key === key ? { ...attempt, ...changes } : attempt)))

  return { all, write, find, drop, change }
}

/**
 * The attempts of one kind that this browser keeps, for all tabs, at their place in the storage: those of all its
 * visitors, so that no one's overwrites another's (decision 115). `isOwn`: whether a visitor may learn what became of one.
 */
export function keptAttempts(
  place: StoredKey<MoneyAttempt[]>,
  isOwn = (attempt: MoneyAttempt, owner: string): boolean => attempt.owner === owner,
) {
  const { all, write, find, drop, change } = attemptsAt(place)

  /** Stores the attempt before it is sent, so that a reload or a later visit finds it. */
  function start(
    wanted: { owner: string; content: string },
    kept: MoneyAttempt | undefined,
    more?: Partial<MoneyAttempt>,
  ): MoneyAttempt {
    const attempt = { ...attemptToSend(wanted, kept, now(), () => crypto.randomUUID()), ...more }
    write([...all().filter(({ key }) => key !== attempt.key), attempt])
    return attempt
  }

  /** The visitor's attempts, also those that were refused a moment ago. */
  const ofOwner = (owner: string): MoneyAttempt[] => all().filter((attempt) => isOwn(attempt, owner))

  /** Returns the visitor's attempt whose outcome is open, in this tab or another one. */
  const openOf = (owner: string): MoneyAttempt | undefined => ofOwner(owner).find((attempt) => isOpen(attempt))

  /** Returns the open attempts of the last week that only other visitors can look up. */
  const openOfOthers = (owner: string): MoneyAttempt[] =>
    all().filter((attempt) => !isOwn(attempt, owner) && isToldToOthers(attempt, now()))

  /** Returns the attempts of others that stand in the way: the visitor has not said to pay all the same. */
  const inTheWay = (owner: string, concerns: (attempt: MoneyAttempt) => boolean = () => true): MoneyAttempt[] =>
    openOfOthers(owner).filter((attempt) => attempt.agreedBy !== owner && concerns(attempt))

  /** The visitor says to pay again: what cannot be found out ends, and others' attempts stand in the way no longer. */
  const agree = (owner: string): void =>
    write(
      all()
        .filter((attempt) => !(attempt.isForgotten && isOwn(attempt, owner)))
        .map((attempt) => (isOwn(attempt, owner) ? attempt : { ...attempt, agreedBy: owner })),
    )

  /** Forgets an attempt that went through. The visitor's word counted for this payment, and not for the next one. */
  const settle = (key: string, owner: string): void =>
    write(
      all()
        .filter((attempt) => attempt.key !== key)
        .map(({ agreedBy, ...attempt }) => ({ ...attempt, ...(agreedBy !== owner && { agreedBy }) })),
    )

  const dropAllOf = (owner: string): void => write(all().filter((attempt) => attempt.owner !== owner))

  return { place, find, drop, change, start, ofOwner, openOf, openOfOthers, inTheWay, agree, settle, dropAllOf }
}

export type KeptAttempts = ReturnType<typeof keptAttempts>
