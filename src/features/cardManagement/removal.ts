import { createAction } from '@reduxjs/toolkit'
import { removeFareMedium } from '../../api/contract/cardManagement'
import * as codes from '../../api/contract/errorCodes'
import type { FareMedium } from '../../api/contract/fareMedia'
import { hasCode } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import { ask } from '../../shared/dialogs/ask'
import type {} from '../../shared/dialogs/dialogsSlice'
import { goTo } from '../../shared/navigation/navigation'
import { successShown } from '../../shared/notices/noticesSlice'
import { paths } from '../../shared/paths'
import { callApi } from '../../api/callApi'
import { valueOf } from '../../shared/remote/remote'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { faultOf } from '../../shared/submission/fault'
import type { Fault } from '../../shared/submission/fault'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { fareCards, selectCard, standingOf } from '../fareMedia/onDemand'
import { selectSettings } from '../settings'
import { rereadIfChanged } from './blocking'
import { actsOf, holdingsOf, isEmpty } from './cardRules'

declare module '../../shared/dialogs/dialogsSlice' {
  interface Dialogs {
    /** `forfeits`: the rider gives up what is on the virtual card, and has to say so (decision 47). */
    removeCard: {
      params: { card: FareMedium; act: 'unlink' | 'remove'; forfeits: boolean }
      answer: 'remove' | 'keep'
    }
  }
}

/** Taking a card off the account (FM-03). It begins once the rider has confirmed. */
export const removal = submissionSlice<string>('cardRemoval')

/** The rider wants a card unlinked or removed; named by its id. */
export const removalAsked = createAction<string>('cardRemoval/asked')

export function* removeCard({ payload: id }: ReturnType<typeof removalAsked>): SagaOf<void> {
  const card = yield* select((state) => selectCard(state, id))
  const act = card && actsOf(card, standingOf(card, yield* select(selectSettings))).removal
  if (!card || !act) return
  const forfeits = act === 'remove' && !isEmpty(holdingsOf(card))
  if ((yield* ask('removeCard', { card, act, forfeits })) === 'keep') return
  yield* put(removal.requested(id))
  const answer = yield* callApi(removeFareMedium, { params: { id }, body: { forfeit: forfeits } })
  // A card that is no longer on the account was taken off it before, by this rider in another tab.
  if (!answer.ok && !hasCode(answer.error, codes.notFound)) {
    yield* put(removal.refused(faultOfRemoval(answer.error)))
    return yield* rereadIfChanged(answer.error)
  }
  const isShown = yield* call(() => window.location.pathname === paths.fareCard(id))
  if (isShown) yield* goTo(paths.allFareCards, { replace: true })
  const others = valueOf(yield* select(fareCards.select))?.filter((entry) => entry.faremedia_id !== id)
  if (others) yield* put(fareCards.replaced(others))
  yield* put(removal.accepted())
  yield* put(successShown({ key: `cardManagement:${act}.done` }))
}

const faultOfRemoval = (error: ApiError): Fault =>
  hasCode(error, codes.cardNotEmpty) ? { errors: [{ key: 'cardManagement:remove.notEmpty' }] } : faultOf(error)
