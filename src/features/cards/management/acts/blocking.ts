import { createAction } from '@reduxjs/toolkit'
import { blockFareMedium, unblockFareMedium } from '../../../../api/contract/cards/cardManagement'
import type { BodyOf } from '../../../../api/contract/base/endpoint'
import * as codes from '../../../../api/contract/base/errorCodes'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { hasCode } from '../../../../api/errors'
import type { ApiError, Result } from '../../../../api/errors'
import { dialog } from '../../../../i18n/dialog'
import { ask } from '../../../../shared/dialogs/ask'
import type { Asked } from '../../../../shared/dialogs/ask'
import { successShown } from '../../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { leading, watch } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { faultOf } from '../../../../shared/submission/fault'
import { sendOrFind } from '../../../../shared/submission/sendOrFind'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'
import { fareCards, putCard, rereadCards, selectCard, standingOf } from '../../fareMedia/onDemand'
import type { Standing } from '../../fareMedia/onDemand'
import { selectRiderId } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { chargesOf } from '../charges/endingCharges'
import type { EndingCharges } from '../charges/endingCharges'
import { forgetLoss } from './keptLoss'

const dialogs = () => import('../BlockDialogs')
const texts = ['cardManagement', 'fareMedia']

/** `ends`: charges that fail while the card is blocked. */
export type BlockCard = Asked<{ card: FareMedium; ends: EndingCharges }, 'block' | 'keep'>
const blockCardDialog = dialog<BlockCard>(
  'blockCard',
  async () => ({ default: (await dialogs()).BlockCardDialog }),
  texts,
)

/** `runs`: charges that run from then on. */
export type UnblockCard = Asked<{ card: FareMedium; runs: EndingCharges }, 'unblock' | 'keep'>
const unblockCardDialog = dialog<UnblockCard>(
  'unblockCard',
  async () => ({ default: (await dialogs()).UnblockCardDialog }),
  texts,
)

/** Blocks or unblocks a card (FM-04), once confirmed. */
export const blocking = submissionSlice<string>('cardBlocking')

export const blockAsked = createAction<string>('cardBlocking/blockAsked')
export const unblockAsked = createAction<string>('cardBlocking/unblockAsked')

/** The card is lost: it is blocked at once, without a question (FM-13), or the block that it has gets this reason. */
export const blockNowAsked = createAction<{ id: string; reason: 'lost' | 'stolen' }>('cardBlocking/blockNowAsked')

function* blockNow({ payload: { id, reason } }: ReturnType<typeof blockNowAsked>): SagaOf<void> {
  yield* finish(yield* block(id, reason))
}

function* blockCard({ payload: id }: ReturnType<typeof blockAsked>): SagaOf<void> {
  const card = yield* select((state) => selectCard(state, id))
  if (!card) return
  yield* put(blocking.requested(id))
  const ends = yield* chargesOf(card, 'running')
  yield* put(blocking.dropped())
  // The session may have ended.
  if (!(yield* select((state) => selectCard(state, id)))) return
  if ((yield* ask(blockCardDialog, { card, ends })) === 'keep') return
  yield* finish(yield* block(id, 'other'), 'block.done')
}

function* unblockCard({ payload: id }: ReturnType<typeof unblockAsked>): SagaOf<void> {
  const card = yield* select((state) => selectCard(state, id))
  if (!card) return
  yield* put(blocking.requested(id))
  const runs = yield* chargesOf(card, 'running')
  yield* put(blocking.dropped())
  if (!(yield* select((state) => selectCard(state, id)))) return
  if ((yield* ask(unblockCardDialog, { card, runs })) === 'keep') return
  yield* put(blocking.requested(id))
  const find = () => cardThatIs(id, (standing) => standing !== 'blocked')
  yield* finish(yield* sendOrFind(unblockFareMedium, { params: { id } }, find), 'unblock.done')
}

function* block(id: string, reason: BodyOf<typeof blockFareMedium>['reason']): SagaOf<Result<FareMedium>> {
  yield* put(blocking.requested(id))
  return yield* sendBlock(id, reason)
}

export function* sendBlock(id: string, reason: BodyOf<typeof blockFareMedium>['reason']): SagaOf<Result<FareMedium>> {
  const before = yield* select((state) => selectCard(state, id))
  const wasBlocked = !!before && standingOf(before, yield* select(selectSettings)) === 'blocked'
  // The block of a card that was blocked before does not show that its new reason has arrived.
  const find = () => cardThatIs(id, (standing) => !wasBlocked && standing === 'blocked')
  return yield* sendOrFind(blockFareMedium, { params: { id }, body: { reason } }, find)
}

/** Reads the card again. Returns it if it stands as wanted. */
function* cardThatIs(id: string, isWanted: (standing: Standing) => boolean): SagaOf<FareMedium | undefined> {
  const card = (yield* rereadCards())?.find(({ faremedia_id }) => faremedia_id === id)
  return card && isWanted(standingOf(card, yield* select(selectSettings))) ? card : undefined
}

function* finish(answer: Result<FareMedium>, done?: 'block.done' | 'unblock.done'): SagaOf<void> {
  if (!answer.ok) {
    yield* put(blocking.refused(faultOf(answer.error)))
    return yield* rereadIfChanged(answer.error)
  }
  if (done) {
    const rider = yield* select(selectRiderId)
    if (rider !== undefined) yield* call(() => forgetLoss(rider, answer.value.faremedia_id))
  }
  yield* putCard(answer.value)
  yield* put(blocking.accepted())
  if (done) yield* put(successShown({ key: `cardManagement:${done}` }))
}

const changes = [codes.notFound, codes.notAllowed, codes.cardNotEmpty] as const

/** Reads the cards again if the card was changed elsewhere or is gone. */
export function* rereadIfChanged(error: ApiError): SagaOf<void> {
  if (changes.some((code) => hasCode(error, code))) yield* put(fareCards.requested())
}

attachOnImport(
  'cardBlocking',
  watch(
    () => leading(blockAsked, blockCard),
    () => leading(blockNowAsked, blockNow),
    () => leading(unblockAsked, unblockCard),
  ),
)
