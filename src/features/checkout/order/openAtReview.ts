import type { Action } from '@reduxjs/toolkit'
import { put, select, takeWhere } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { valueOf } from '../../../shared/remote/remote'
import type { RootState } from '../../../shared/store'
import { byOne, methodAtHand, paymentMethods, paymentOptions } from '../../payment'
import { selectIsRider, selectUser } from '../../session'
import { selectSettings } from '../../settings'
import { checkoutOpened, contactGiven, paymentOffered, selectContact, selectTyped } from './checkoutSlice'
import { contactOfUser } from './contactFields'
import { selectPurchase } from './paymentTrouble'
import { selectQuoted, selectQuoteRequest } from './quoteSlice'

/**
 * Fills in what a rider's account knows, so that the checkout opens at the first step that still asks something: at the
 * review if a saved method can pay the total. Text typed before a session ended waits in its step.
 */
export function* openAtReview(): SagaOf<void> {
  const user = yield* select(selectUser)
  if ((yield* select(selectIsRider)) && user) {
    const known = contactOfUser(user)
    if (known && !(yield* select(selectContact)) && !(yield* select(selectTyped)).contact)
      yield* put(contactGiven(known))
    while (!(yield* select(isTotalKnown))) yield* takeWhere(anyAction)
    const method = yield* select(selectMethodAtHand)
    if (method) yield* put(paymentOffered(byOne({ kind: 'saved', methodId: method.id })))
  }
  yield* put(checkoutOpened())
}

const anyAction = (action: Action): action is Action => Boolean(action)

/** The saved methods and the total have been answered, or cannot be. */
function isTotalKnown(state: RootState): boolean {
  const methods = paymentMethods.select(state).status
  const quote = selectQuoteRequest(state).status
  const isQuoted = quote === 'idle' ? selectQuoted(state) !== null : quote !== 'loading'
  return (methods === 'loaded' || methods === 'failed') && isQuoted
}

function selectMethodAtHand(state: RootState) {
  const saved = valueOf(paymentMethods.select(state)) ?? []
  const purchase = { ...selectPurchase(state), amount: selectQuoted(state)?.quote.total }
  return methodAtHand(paymentOptions(saved, purchase, selectSettings(state)))
}
