import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import {
  addPaymentMethod,
  listPaymentMethods,
  removePaymentMethod,
  updatePaymentMethod,
} from '../../../api/contract/paying/paymentMethods'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { dialog } from '../../../i18n/dialog'
import { ask } from '../../../shared/dialogs/ask'
import type { Asked } from '../../../shared/dialogs/ask'
import { successShown } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf, isToldByPopUp } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { sendOrFind } from '../../../shared/submission/sendOrFind'
import { reasonsOf } from '../../../shared/submission/submission'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { paymentMethods } from '../../paying/payment/onDemand'
import { ensureVerifiedFor } from '../../identity/registration/onDemand'

export type RemoveMethod = Asked<{ method: PaymentMethod }, 'remove' | 'keep'>
const removeMethodDialog = dialog<RemoveMethod>('removeMethod', () => import('./RemoveMethodDialog'), [
  'paymentMethods',
  'payment',
])

export type AddedKind = 'card' | 'paypal' | 'bank'

/**
 * A change of saved methods (ACC-09). An added one stays behind its port, so that no card number is in the store
 * (PAY-10).
 */
export type MethodChange =
  | { act: 'add'; kind: AddedKind; isDefault: boolean }
  | { act: 'rename'; method: PaymentMethod; nickname: string }
  | { act: 'makeDefault' | 'remove'; method: PaymentMethod }

/** One change is sent at a time; its value is the change. */
export const methodChange = submissionSlice<MethodChange, MethodChange>('methodChange', { leavesWithPage: true })

export const removalAsked = createAction<PaymentMethod>('methodChange/removalAsked')

function* changeMethods({ payload: change }: ReturnType<typeof methodChange.requested>): SagaOf<void> {
  if (change.act === 'add' && !(yield* ensureVerifiedFor(methodChange))) return
  const answer = change.act === 'add' ? yield* sendNew(change) : yield* sendChange(change)
  if ('errors' in answer) return yield* refuse(answer)
  if (answer.ok) yield* put(paymentMethods.replaced(answer.value.payment_methods.good))
  else {
    const isGone = hasCode(answer.error, codes.notFound)
    // The method was removed elsewhere, or something uses it by now: the page shows what is true.
    if (isGone || hasCode(answer.error, codes.methodInUse)) yield* put(paymentMethods.requested())
    // What should be removed is gone.
    if (!isGone || change.act !== 'remove') return yield* refuse(faultOfChange(change, answer.error))
  }
  yield* put(methodChange.accepted(change))
  yield* put(successShown({ key: `paymentMethods:done.${change.act}` }))
}

const enterAgain = { errors: [{ key: 'paymentMethods:enterAgain' }] }
const unknownAdding = { errors: [{ key: 'paymentMethods:unknownAdding' }] }

function* refuse(fault: Fault): SagaOf<void> {
  yield* put(methodChange.refused(fault))
}

function* askRemoval({ payload: method }: ReturnType<typeof removalAsked>): SagaOf<void> {
  if ((yield* ask(removeMethodDialog, { method })) === 'remove')
    yield* put(methodChange.requested({ act: 'remove', method }))
}

/** The form of a new method has loaded their code, which the list does without. */
const entryPorts = () => import('../../paying/payment')

/** Sends the entry, which may have been wiped. After a lost answer, a method that was not in the list is the added one. */
function* sendNew({ kind, isDefault }: Extract<MethodChange, { act: 'add' }>) {
  const { cardEntry, kindOf } = yield* call(entryPorts)
  const charge = yield* call(() => kindOf(kind)?.entry?.charge())
  if (!charge) return enterAgain
  const { save: _, method_id: __, security_code: ___, ...entered } = charge
  const before = valueOf(yield* select(paymentMethods.select))
  let isUnknown = false
  const find = function* (): SagaOf<AnswerOf<typeof addPaymentMethod> | undefined> {
    const list = yield* callApi(listPaymentMethods, { quiet: true })
    isUnknown = !list.ok || !before
    if (!list.ok) return undefined
    const methods = list.value.payment_methods.good
    if (before && methods.some(({ id }) => !before.some((method) => method.id === id))) return list.value
    yield* put(paymentMethods.replaced(methods))
    return undefined
  }
  const body = { ...entered, type: kind, is_default: isDefault }
  const answer = yield* sendOrFind(addPaymentMethod, { body }, find)
  // A security code is never sent twice.
  yield* call(() => (answer.ok ? kindOf(kind)?.entry?.wipe() : cardEntry.wipeCode()))
  return isUnknown ? unknownAdding : answer
}

function* sendChange(change: Exclude<MethodChange, { act: 'add' }>) {
  const params = { id: change.method.id }
  if (change.act === 'remove') return yield* callApi(removePaymentMethod, { params })
  const body = change.act === 'rename' ? { nickname: change.nickname || null, is_default: false } : { is_default: true }
  return yield* callApi(updatePaymentMethod, { params, body })
}

function faultOfChange(change: MethodChange, error: ApiError): Fault {
  if (isToldByPopUp(error)) return {}
  if (hasCode(error, codes.notFound)) return { errors: [{ key: 'paymentMethods:gone' }] }
  if (hasCode(error, codes.methodInUse)) return { errors: [{ key: 'paymentMethods:inUse' }] }
  if (change.act !== 'add') return faultOf(error)
  if (change.kind === 'paypal') return { errors: [{ key: 'payment:payPal.failed' }] }
  if (hasCode(error, codes.declined)) return { errors: [{ key: `paymentMethods:declined.${change.kind}` }] }
  // The form is empty again, so its fields' errors show above it.
  return { errors: reasonsOf(faultOf(error)) }
}

attachOnImport(
  'methodChange',
  watch(
    () => inTurn(methodChange, changeMethods),
    () => leading(removalAsked, askRemoval),
  ),
)
