import { isAnyOf } from '@reduxjs/toolkit'
import { now } from '../../../../shared/clock'
import { call, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import {
  guestStarted,
  loggedOut,
  selectVisitor,
  sessionLost,
  sessionRestored,
  signedIn,
  signInExpired,
} from '../../../identity/session'
import { groupsOfFour } from './cardEntryFields'

/** As long as the token of the card is good. */
const life = 30 * 60_000

/**
 * The number of the card that a guest manages, for the form that links it once the guest has signed in. It is in the
 * memory of this tab alone (FM-12), never with its code.
 */
let entered: { number: string; cardToken: string; until: number; rider?: string } | undefined

export function keepEnteredNumber(number: string, cardToken: string): void {
  entered = { number, cardToken, until: now() + life }
}

export function forgetEnteredNumber(): void {
  entered = undefined
}

/** Returns the number as it is printed, for the rider that the guest became. */
export function enteredNumberFor(riderToken: string): string | undefined {
  return entered?.rider === riderToken && now() < entered.until ? groupsOfFour(entered.number) : undefined
}

export const visitorMayHaveChanged = isAnyOf(
  guestStarted,
  loggedOut,
  sessionLost,
  sessionRestored,
  signedIn,
  signInExpired,
)

/** Forgets the number when its guest leaves, other than by signing in, and when that rider leaves. */
export function* followVisitor(): SagaOf<void> {
  const visitor = yield* select(selectVisitor)
  yield* call(() => {
    if (!entered || visitor.kind === 'temporary') return
    if (visitor.kind === 'rider') entered.rider ??= visitor.token
    const isSame =
      visitor.kind === 'rider'
        ? visitor.token === entered.rider
        : visitor.kind === 'guest' && !entered.rider && visitor.cardToken === entered.cardToken
    if (!isSame) forgetEnteredNumber()
  })
}
