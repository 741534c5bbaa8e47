import { isAnyOf } from '@reduxjs/toolkit'
import { now } from '../../../../shared/clock'
import { select, takeWhere } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { latest } from '../../../../shared/saga/workers'
import { inMemory } from '../../../../shared/storage/inMemory'
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

/** Milliseconds that the card's token is good. */
const life = 30 * 60_000

/** Holds the number of a guest's card, to link it after signing in (FM-12). Its security code is never held. */
const entered = inMemory<{ number: string; until: number; rider?: string }>()

/** Returns the number as printed, for the rider that the guest became. */
export function enteredNumberFor(riderToken: string): string | undefined {
  const card = entered.get()
  return card?.rider === riderToken && now() < card.until ? groupsOfFour(card.number) : undefined
}

export const forgetEnteredNumber = entered.wipe

const visitorMayHaveChanged = isAnyOf(
  guestStarted,
  loggedOut,
  sessionLost,
  sessionRestored,
  signedIn,
  signInExpired,
  cardEntrySubmission.refused,
)

/** Remembers the number until the guest, or the rider they became, is gone. */
function* rememberNumber({ payload }: ReturnType<typeof cardEntrySubmission.requested>): SagaOf<void> {
  let cardToken: string | undefined
  while (!cardToken) {
    if ((yield* select(cardEntrySubmission.select)).status === 'failed') return
    const visitor = yield* select(selectVisitor)
    if (visitor.kind === 'guest' && visitor.cardToken) cardToken = visitor.cardToken
    else yield* takeWhere(visitorMayHaveChanged)
  }
  entered.set({ number: payload.number, until: now() + life })
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
      if (!isSame || !entered.get()) return
      entered.change({ rider })
    }
  } finally {
    forgetEnteredNumber()
  }
}

attachOnImport('enteredNumber', () => latest(cardEntrySubmission.requested, rememberNumber))
