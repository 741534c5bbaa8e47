import { isAnyOf } from '@reduxjs/toolkit'
import { now } from '../../../../shared/clock'
import { select, takeWhere } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { latest } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
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
import { cardEntrySubmission } from './cardEntrySubmission'

/** As long as the token of the card is good. */
const life = 30 * 60_000

/**
 * The number of the card that a guest manages, for the form that links it once the guest has signed in. It is in the
 * memory of this tab alone (FM-12), never with its code.
 */
let entered: { number: string; until: number; rider?: string } | undefined

/** Returns the number as it is printed, for the rider that the guest became. */
export function enteredNumberFor(riderToken: string): string | undefined {
  return entered?.rider === riderToken && now() < entered.until ? groupsOfFour(entered.number) : undefined
}

export function forgetEnteredNumber(): void {
  entered = undefined
}

const visitorMayHaveChanged = isAnyOf(
  guestStarted,
  loggedOut,
  sessionLost,
  sessionRestored,
  signedIn,
  signInExpired,
  cardEntrySubmission.refused,
)

/** Remembers the number from the moment that the card is shown until its guest, or the rider they became, is gone. */
function* rememberNumber({ payload }: ReturnType<typeof cardEntrySubmission.requested>): SagaOf<void> {
  let cardToken: string | undefined
  while (!cardToken) {
    if ((yield* select(cardEntrySubmission.select)).status === 'failed') return
    const visitor = yield* select(selectVisitor)
    if (visitor.kind === 'guest' && visitor.cardToken) cardToken = visitor.cardToken
    else yield* takeWhere(visitorMayHaveChanged)
  }
  entered = { number: payload.number, until: now() + life }
  try {
    let rider: string | undefined
    for (;;) {
      yield* takeWhere(visitorMayHaveChanged)
      const visitor = yield* select(selectVisitor)
      if (visitor.kind === 'rider') rider ??= visitor.token
      const isSame =
        visitor.kind === 'temporary' ||
        (visitor.kind === 'rider' && visitor.token === rider) ||
        (visitor.kind === 'guest' && visitor.cardToken === cardToken && !rider)
      if (!isSame || !entered) return
      entered.rider = rider
    }
  } finally {
    forgetEnteredNumber()
  }
}

attachOnImport('enteredNumber', () => latest(cardEntrySubmission.requested, rememberNumber))
