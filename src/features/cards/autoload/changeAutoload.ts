import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as ofCard from '../../../api/contract/cards/autoload'
import type { Autoload, AutoloadPlan } from '../../../api/contract/cards/autoloadPlan'
import * as codes from '../../../api/contract/base/errorCodes'
import * as ofWallet from '../../../api/contract/account/wallet'
import { hasCode } from '../../../api/errors'
import type { ApiError, Result } from '../../../api/errors'
import { dialog } from '../../../i18n/dialog'
import { ask } from '../../../shared/dialogs/ask'
import type { Asked } from '../../../shared/dialogs/ask'
import { successShown } from '../../../shared/notices/noticesSlice'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf, isToldByPopUp } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { sendOrFind } from '../../../shared/submission/sendOrFind'
import type { Fault } from '../../../shared/submission/fault'
import { isRunning, stoppedAs } from '../../../shared/ui/states/runningState'
import { outcomeOf, sendOver } from '../../../shared/forms/saving/sendOver'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { fareCards, putCard, selectCard } from '../fareMedia/onDemand'
import { paymentMethods } from '../../paying/payment/onDemand'
import { ensureVerifiedFor } from '../../identity/registration/onDemand'
import { planKey } from './plan/autoloadRules'
import { cardAutoload } from './cardAutoload'

export type RemoveAutoload = Asked<{ ofWallet: boolean }, 'remove' | 'keep'>
const removeAutoloadDialog = dialog<RemoveAutoload>('removeAutoload', () => import('./RemoveAutoloadDialog'), [
  'autoload',
])

export type AutoloadTarget = { kind: 'card'; id: string } | { kind: 'wallet' }

export type AutoloadChange =
  /** `seen` is the plan that the form showed as the saved one. */
  | { act: 'save'; target: AutoloadTarget; plan: AutoloadPlan; seen: Autoload | AutoloadPlan | null }
  | { act: 'pause' | 'resume' | 'remove'; target: AutoloadTarget }

/** A change that was made, for pages that show the autoload; null if it was removed. */
export interface AutoloadChanged {
  act: AutoloadChange['act']
  target: AutoloadTarget
  autoload: Autoload | null
}

export const autoloadFound = createAction<Omit<AutoloadChanged, 'act'>>('autoloadChange/found')

export const autoloadChange = submissionSlice<AutoloadChange, AutoloadChanged>('autoloadChange')

export const removalAsked = createAction<AutoloadTarget>('autoloadChange/removalAsked')

function* askToRemove({ payload: target }: ReturnType<typeof removalAsked>): SagaOf<void> {
  if ((yield* ask(removeAutoloadDialog, { ofWallet: target.kind === 'wallet' })) === 'remove')
    yield* put(autoloadChange.requested({ act: 'remove', target }))
}

function* changeAutoload({ payload: change }: ReturnType<typeof autoloadChange.requested>): SagaOf<void> {
  const { act, target } = change
  const spends = act === 'save' || act === 'resume'
  if (spends && !(yield* ensureVerifiedFor(autoloadChange))) return
  const outcome = act === 'save' ? yield* savePlan(change) : outcomeOf(yield* sendChange(change))
  if (outcome.status === 'conflict') return yield* tellConflict(target, outcome.present)
  const answer: Result<Changed> =
    outcome.status === 'saved' ? { ok: true, value: outcome.value } : { ok: false, error: outcome.error }
  // Another tab or device has removed it.
  const isGone = !answer.ok && act !== 'save' && hasCode(answer.error, codes.notFound)
  if (!answer.ok && !(isGone && act === 'remove')) {
    // The method has expired, or was removed elsewhere.
    const isRefused = act === 'resume' && hasCode(answer.error, codes.notAllowed)
    if (isRefused) yield* put(paymentMethods.requested())
    yield* put(autoloadChange.refused(isGone ? gone : isRefused ? needsMethod : faultOfChange(act, answer.error)))
    if (target.kind === 'wallet' && isGone) yield* put(autoloadFound({ target, autoload: null }))
    if (target.kind === 'card' && isStale(answer.error)) {
      yield* put(cardAutoload.requested(target.id))
      yield* put(fareCards.requested())
    }
    return
  }
  const autoload = answer.ok ? answer.value.autoload : null
  if (target.kind === 'card') yield* showOnCard(target.id, autoload)
  yield* put(autoloadChange.accepted({ act, target, autoload }))
  yield* put(successShown({ key: `autoload:done.${act}` }))
}

const gone: Fault = { errors: [{ key: 'autoload:gone' }] }
const needsMethod: Fault = { errors: [{ key: 'autoload:needsMethod' }] }

const changes = [codes.notFound, codes.notAllowed, codes.virtualCardBlocked, codes.physicalCardBlocked] as const
/** The card was changed elsewhere: the page shows what is true now. */
const isStale = (error: ApiError): boolean => changes.some((code) => hasCode(error, code))

/** The specification has a sentence for a failed removal, and for an amount out of bounds. */
function faultOfChange(act: AutoloadChange['act'], error: ApiError): Fault {
  if (act === 'remove') return isToldByPopUp(error) ? {} : { errors: [{ key: 'autoload:removeFailed' }] }
  const { fieldErrors, ...fault } = faultOf(error)
  if (!fieldErrors?.amount) return fieldErrors ? { ...fault, fieldErrors } : fault
  return { ...fault, fieldErrors: { ...fieldErrors, amount: { key: 'autoload:amountNotValid' } } }
}

interface Changed {
  autoload: Autoload | null
}

/** A plan that was changed elsewhere is shown before it is replaced (ACC-22). */
function* savePlan(change: Extract<AutoloadChange, { act: 'save' }>) {
  const { target, plan, seen } = change
  const params = target.kind === 'card' ? { id: target.id } : undefined
  const saved = () => presentIf(target, (autoload) => planKey(autoload) === planKey(plan))
  return yield* sendOver<Changed, Changed>({
    edit: { typed: { plan: planKey(plan) }, base: { plan: planKey(seen) } },
    isWhole: true,
    read: () => readAutoload(target),
    valuesOf: ({ autoload }) => ({ plan: planKey(autoload) }),
    write: (_, { autoload }) => {
      const body = { ...plan, version: autoload?.version }
      return params
        ? sendOrFind(ofCard.saveAutoload, { params, body }, saved)
        : sendOrFind(ofWallet.saveWalletAutoload, { body }, saved)
    },
  })
}

function readAutoload(target: AutoloadTarget): SagaOf<Result<Changed>> {
  return target.kind === 'card'
    ? callApi(ofCard.getAutoload, { params: { id: target.id } })
    : callApi(ofWallet.getWallet)
}

/** Reads the autoload after a write with an unknown outcome. Returns it if the write was carried out. */
function* presentIf(
  target: AutoloadTarget,
  isDone: (autoload: Autoload | null) => boolean,
): SagaOf<{ autoload: Autoload } | undefined> {
  const read = yield* readAutoload(target)
  const { autoload } = read.ok ? read.value : { autoload: null }
  return autoload && isDone(autoload) ? { autoload } : undefined
}

function* tellConflict(target: AutoloadTarget, { autoload }: Changed): SagaOf<void> {
  if (target.kind === 'card') yield* showOnCard(target.id, autoload)
  yield* put(autoloadFound({ target, autoload }))
  yield* put(autoloadChange.refused({ errors: [{ key: 'shared:conflict.form' }] }))
}

function* sendChange({ act, target }: Exclude<AutoloadChange, { act: 'save' }>): SagaOf<Result<Changed>> {
  const params = target.kind === 'card' ? { id: target.id } : undefined
  if (act === 'remove') {
    const removed = function* (): SagaOf<null | undefined> {
      const read = yield* readAutoload(target)
      return read.ok && !read.value.autoload ? null : undefined
    }
    const answer = params
      ? yield* sendOrFind(ofCard.removeAutoload, { params }, removed)
      : yield* sendOrFind(ofWallet.removeWalletAutoload, {}, removed)
    return answer.ok ? { ok: true, value: { autoload: null } } : answer
  }
  const stands = () =>
    presentIf(target, (autoload) => (act === 'pause' ? stoppedAs(autoload) === 'paused' : isRunning(autoload)))
  if (params)
    return yield* sendOrFind(act === 'pause' ? ofCard.pauseAutoload : ofCard.resumeAutoload, { params }, stands)
  return yield* sendOrFind(act === 'pause' ? ofWallet.pauseWalletAutoload : ofWallet.resumeWalletAutoload, {}, stands)
}

/** Checks whether the autoload has charged, or tried to. One that failed may charge again on the same day. */
export const hasRun = (autoload: Autoload | null, before: Autoload['last_run']): boolean =>
  Boolean(autoload?.last_run) && JSON.stringify(autoload?.last_run) !== JSON.stringify(before)

/** Shows the new autoload in its tab and the list. A charge at once means that the card holds more. */
function* showOnCard(id: string, autoload: Autoload | null): SagaOf<void> {
  const { remote, of } = yield* select(cardAutoload.selectHeld)
  const before = remote.status === 'loaded' && of === id ? remote.value.autoload?.last_run : undefined
  if (remote.status === 'loaded' && of === id) yield* put(cardAutoload.replaced({ ...remote.value, autoload }))
  const card = yield* select((state) => selectCard(state, id))
  if (!card) return
  yield* putCard({ ...card, autoload })
  if (hasRun(autoload, before)) yield* put(moneyMoved())
}

attachOnImport(
  'autoloadChange',
  watch(
    () => leading(removalAsked, askToRemove),
    () => inTurn(autoloadChange, changeAutoload),
  ),
)
