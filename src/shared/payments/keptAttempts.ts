import { now } from '../clock'
import { onStoredChange, removeStored, writeStored } from '../storage/browserStorage'
import type { StoredKey } from '../storage/browserStorage'
import { attemptToSend, isOpen, isToldToOthers } from './moneyAttempt'
import { placeOfTab, readAttempts } from './attemptKeys'
import type { MoneyAttempt } from './attemptKeys'

/** A browser never has so many attempts open. */
const most = 10

const ofThisTab = new EventTarget()

/** Calls `changed` when any tab changed an attempt. Returns a function that stops listening. */
export function onAttemptsChange(places: readonly StoredKey<unknown>[], changed: () => void): () => void {
  ofThisTab.addEventListener('change', changed)
  const stops = places.map((place) => onStoredChange(place, changed))
  return () => {
    ofThisTab.removeEventListener('change', changed)
    stops.forEach((stop) => stop())
  }
}

function attemptsAt(place: StoredKey<MoneyAttempt[]>) {
  const ofTab = placeOfTab(place)
  const all = (): MoneyAttempt[] => readAttempts(place)

  function write(attempts: MoneyAttempt[]): void {
    const kept = attempts.slice(-most)
    if (kept.length === 0) removeStored(place)
    const isKeptForAll = kept.length === 0 || writeStored(place, kept)
    if (isKeptForAll) removeStored(ofTab)
    else writeStored(ofTab, kept)
    ofThisTab.dispatchEvent(new Event('change'))
  }

  const find = (key: string): MoneyAttempt | undefined => all().find((attempt) => attempt.key === key)

  const drop = (key: string): void => write(all().filter((attempt) => attempt.key !== key))

  const change = (key: string, changes: Partial<MoneyAttempt>): void =>
    write(all().map((attempt) => (attempt.key === key ? { ...attempt, ...changes } : attempt)))

  return { all, write, find, drop, change }
}

/**
 * Keeps the attempts of one kind of all visitors and tabs, so that none overwrites another's (decision 115). `isOwn`
 * tells whether a visitor may learn an outcome.
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

  const ofOwner = (owner: string): MoneyAttempt[] => all().filter((attempt) => isOwn(attempt, owner))

  const openOf = (owner: string): MoneyAttempt | undefined => ofOwner(owner).find((attempt) => isOpen(attempt))

  const openOfOthers = (owner: string): MoneyAttempt[] =>
    all().filter((attempt) => !isOwn(attempt, owner) && isToldToOthers(attempt, now()))

  /** Returns the open attempts of others, unless the visitor has agreed to pay all the same. */
  const inTheWay = (owner: string, concerns: (attempt: MoneyAttempt) => boolean = () => true): MoneyAttempt[] =>
    openOfOthers(owner).filter((attempt) => attempt.agreedBy !== owner && concerns(attempt))

  /** The visitor says to pay again: what cannot be found out ends, and others' attempts stand in the way no longer. */
  const agree = (owner: string): void =>
    write(
      all()
        .filter((attempt) => !(attempt.isForgotten && isOwn(attempt, owner)))
        .map((attempt) => (isOwn(attempt, owner) ? attempt : { ...attempt, agreedBy: owner })),
    )

  /** Forgets an attempt that went through, and the visitor's agreement, which counted only for this payment. */
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
