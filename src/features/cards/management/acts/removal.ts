import { createAction } from '@reduxjs/toolkit'
import { removeFareMedium } from '../../../../api/contract/cards/cardManagement'
import type { GivenUp } from '../../../../api/contract/cards/cardManagement'
import * as codes from '../../../../api/contract/base/errorCodes'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { hasCode } from '../../../../api/errors'
import { dialog } from '../../../../i18n/dialog'
import { ask } from '../../../../shared/dialogs/ask'
import type { Asked } from '../../../../shared/dialogs/ask'
import { goTo } from '../../../../shared/navigation/navigation'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { valueOf } from '../../../../shared/remote/remote'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { leading, watch } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { faultOf } from '../../../../shared/submission/fault'
import type { Fault } from '../../../../shared/submission/fault'
import { sendOrFind } from '../../../../shared/submission/sendOrFind'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { actsOf, fareCards, rereadCards, selectCard, standingOf } from '../../fareMedia/onDemand'
import { selectSettings } from '../../../identity/settings'
import { rereadIfChanged } from './blocking'
import { chargesOf, countOf } from '../charges/endingCharges'
import type { EndingCharges } from '../charges/endingCharges'
import { holdingsOf, isEmpty, onPhones } from './actRules'

/**
 * `forfeits`: the rider has to give up the content (decision 47). `isChanged`: the content has changed since the rider
 * agreed (decision 123). `ends`: charges that end. `offPhones`: passes that leave a phone and stay on the card.
 */
export type RemoveCard = Asked<
  {
    card: FareMedium
    act: 'unlink' | 'remove'
    forfeits: boolean
    isChanged: boolean
    ends: EndingCharges
    offPhones: string[]
  },
  'remove' | 'keep'
>
const removeCardDialog = dialog<RemoveCard>('removeCard', () => import('../RemoveCardDialog'), [
  'cardManagement',
  'fareMedia',
])

/** Takes a card off the account (FM-03), once confirmed. */
export const removal = submissionSlice<string>('cardRemoval')

export const removalAsked = createAction<string>('cardRemoval/asked')

/** Asks and removes. If the card holds more by then, nothing is given up, and the rider is asked again. */
function* removeCard({ payload: id }: ReturnType<typeof removalAsked>): SagaOf<void> {
  let before: Agreed | undefined
  for (;;) {
    const card = yield* select((state) => selectCard(state, id))
    const act = card && actsOf(card, standingOf(card, yield* select(selectSettings))).removal
    if (!card || !act) return
    const agreed = act === 'remove' ? agreedIn(card) : null
    if (agreed === 'unknown') return yield* refuse(id, { errors: [{ key: 'cardManagement:remove.unknownContent' }] })
    if (before !== undefined && isSame(before, agreed)) return yield* refuse(id, notEmpty)
    yield* put(removal.requested(id))
    const ends = yield* chargesOf(card)
    yield* put(removal.dropped())
    // The session may have ended.
    if (!(yield* select((state) => selectCard(state, id)))) return
    const offPhones = act === 'unlink' ? onPhones(card).map(({ name }) => name) : []
    const asked = { card, act, forfeits: agreed !== null, isChanged: before !== undefined, ends, offPhones }
    if ((yield* ask(removeCardDialog, asked)) === 'keep') return
    yield* put(removal.requested(id))
    const answer = yield* sendOrFind(removeFareMedium, { params: { id }, body: { gives_up: agreed } }, () => isOff(id))
    // The card is gone: it was taken off in another tab.
    if (answer.ok || hasCode(answer.error, codes.notFound))
      return yield* showRemoved(id, act, { charges: countOf(ends), passes: offPhones.length })
    if (!hasCode(answer.error, codes.cardNotEmpty)) {
      yield* put(removal.refused(faultOf(answer.error)))
      return yield* rereadIfChanged(answer.error)
    }
    if (!(yield* rereadCards())) return yield* refuse(id, notEmpty)
    yield* put(removal.dropped())
    before = agreed
  }
}

/** Reads the cards again. Returns null, the answer of a removal, if the card is off. */
function* isOff(id: string): SagaOf<null | undefined> {
  const cards = yield* rereadCards()
  return cards && !cards.some(({ faremedia_id }) => faremedia_id === id) ? null : undefined
}

/** What the rider gives up; null for an empty card. */
type Agreed = GivenUp | null

function agreedIn(card: FareMedium): Agreed | 'unknown' {
  const held = holdingsOf(card)
  return held !== 'unknown' && isEmpty(held) ? null : held
}

const isSame = (one: Agreed, other: Agreed): boolean =>
  one?.funds === other?.funds && one?.passes.join() === other?.passes.join()

const notEmpty: Fault = { errors: [{ key: 'cardManagement:remove.notEmpty' }] }

/** Nothing was given up. */
function* refuse(id: string, fault: Fault): SagaOf<void> {
  yield* put(removal.requested(id))
  yield* put(removal.refused(fault))
  yield* put(fareCards.requested())
}

function* showRemoved(
  id: string,
  act: 'unlink' | 'remove',
  { charges, passes }: { charges: number; passes: number },
): SagaOf<void> {
  const isShown = yield* call(() => window.location.pathname === paths.fareCard(id))
  if (isShown) yield* goTo(paths.allFareCards, { replace: true })
  const others = valueOf(yield* select(fareCards.select))?.filter((entry) => entry.faremedia_id !== id)
  if (others) yield* put(fareCards.replaced(others))
  yield* put(removal.accepted())
  const text = charges > 0 ? `cardManagement:${act}.doneEnded` : `cardManagement:${act}.done`
  yield* put(successShown({ key: text, values: { count: charges } }))
  if (passes > 0) yield* put(successShown({ key: 'cardManagement:unlink.offPhones', values: { count: passes } }))
}

attachOnImport(
  'cardRemoval',
  watch(() => leading(removalAsked, removeCard)),
)
