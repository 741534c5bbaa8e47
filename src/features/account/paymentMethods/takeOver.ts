import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import { getAutoload, pauseAutoload, saveAutoload } from '../../../api/contract/cards/autoload'
import * as codes from '../../../api/contract/base/errorCodes'
import { removePaymentMethod } from '../../../api/contract/paying/paymentMethods'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { listRenewals, pauseRenewal, updateRenewal } from '../../../api/contract/cards/renewals'
import { getWallet, pauseWalletAutoload, saveWalletAutoload } from '../../../api/contract/account/wallet'
import { hasCode } from '../../../api/errors'
import type { Result } from '../../../api/errors'
import { dialog } from '../../../i18n/dialog'
import { ask } from '../../../shared/dialogs/ask'
import type { Asked } from '../../../shared/dialogs/ask'
import { successShown } from '../../../shared/notices/noticesSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import { paymentMethods } from '../../paying/payment/onDemand'
import { nextOf, paused, planWith, replacementsIn, takeoverOf, withState } from './takeoverPlan'
import type { ReplacementsAnswer, TakeoverStep } from './takeoverPlan'
import { selectTakeover, takeoverChanged, takeoverEnded } from './takeoverSlice'

interface TakeoverAsked {
  method: PaymentMethod
  methods: PaymentMethod[]
  refused?: string
}

/** The answers are in the order of the uses. */
export type ReplaceMethod = Asked<TakeoverAsked, ReplacementsAnswer | 'keep'>
const replaceMethodDialog = dialog<ReplaceMethod>('replaceMethod', () => import('./ReplaceMethodDialog'), [
  'paymentMethods',
  'payment',
])

export const takeoverAsked = createAction<TakeoverAsked>('takeover/asked')
export const takeoverResumed = createAction('takeover/resumed')

function* askTakeover({ payload }: ReturnType<typeof takeoverAsked>): SagaOf<void> {
  const answer = yield* ask(replaceMethodDialog, payload)
  if (answer === 'keep') return
  yield* put(takeoverChanged(takeoverOf(payload.method, replacementsIn(answer))))
  yield* goOn()
}

function* goOn(): SagaOf<void> {
  for (;;) {
    const takeover = yield* select(selectTakeover)
    if (!takeover) return
    const at = nextOf(takeover)
    if (at === undefined) return
    yield* put(takeoverChanged(withState(takeover, at, 'sending')))
    const step = at === 'removal' ? undefined : takeover.steps[at]
    const answer = step ? yield* replaceIn(step) : yield* remove(takeover.method.id)
    // A use that is gone needs no other method, and what should be removed is gone.
    const isDone = answer.ok || hasCode(answer.error, codes.notFound)
    const now = yield* select(selectTakeover)
    if (!now) return
    if (!isDone) {
      const fault = hasCode(answer.error, codes.methodInUse)
        ? { errors: [{ key: 'paymentMethods:takeover.inUseAgain' as const }] }
        : faultOf(answer.error)
      if (at !== 0) yield* put(moneyMoved())
      return void (yield* put(takeoverChanged(withState(now, at, 'failed', fault, answer.error.kind === 'business'))))
    }
    yield* put(takeoverChanged(withState(now, at, 'done')))
    if (at === 'removal') break
  }
  yield* put(takeoverEnded())
  // A failed autoload with another method charges at once.
  yield* put(moneyMoved())
  yield* put(successShown({ key: 'paymentMethods:done.remove' }))
}

function* remove(id: string): SagaOf<Result<unknown>> {
  const answer = yield* callApi(removePaymentMethod, { params: { id } })
  if (answer.ok) yield* put(paymentMethods.replaced(answer.value.payment_methods.good))
  else yield* put(paymentMethods.requested())
  return answer
}

/**
 * What no call can send: a plan of a new kind with another method, which the rider can pause when asked again, and a use
 * that names no card, where renewals are (decision 223).
 */
const unsendable: Result<never> = {
  ok: false,
  error: { kind: 'business', status: 200, errors: [{ code: codes.notAllowed, message: '' }] },
}

/** Gives a use another method, with all else as it is now, or pauses it. */
function* replaceIn({ use: { kind, id, faremedia_id }, replacement }: TakeoverStep): SagaOf<Result<unknown>> {
  if (kind === 'autoload') {
    const params = { id }
    if (replacement === paused) return yield* callApi(pauseAutoload, { params })
    const read = yield* callApi(getAutoload, { params })
    if (!read.ok || !read.value.autoload) return read
    const { autoload } = read.value
    if (autoload.kind === 'other') return unsendable
    return yield* callApi(saveAutoload, { params, body: planWith(autoload, replacement) })
  }
  if (kind === 'wallet_autoload') {
    if (replacement === paused) return yield* callApi(pauseWalletAutoload)
    const read = yield* callApi(getWallet)
    if (!read.ok || !read.value.autoload) return read
    const { autoload } = read.value
    if (autoload.kind === 'other') return unsendable
    return yield* callApi(saveWalletAutoload, { body: planWith(autoload, replacement) })
  }
  if (!faremedia_id) return unsendable
  const params = { id: faremedia_id, renewal: id }
  if (replacement === paused) return yield* callApi(pauseRenewal, { params })
  const read = yield* callApi(listRenewals, { params: { id: params.id } })
  if (!read.ok) return read
  const renewal = read.value.renewals.good.find(({ renewal_id }) => renewal_id === id)
  if (!renewal) return read
  const { renew_below, notify, version } = renewal
  const body = { renew_below, notify, version, payment_method_id: replacement }
  return yield* callApi(updateRenewal, { params, body })
}

attachOnImport(
  'takeover',
  watch(
    () => leading(takeoverAsked, askTakeover),
    () => leading(takeoverResumed, goOn),
  ),
)
