import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import {
  addPaymentMethod,
  listPaymentMethods,
  removePaymentMethod,
  updatePaymentMethod,
} from '../../../api/contract/paying/paymentMethods'
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
import { isOutcomeUnknown } from '../../../shared/submission/sendOrFind'
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
  const before = valueOf(yield* select(paymentMethods.select))
  const answer = yield* sendChange(change)
  if (!answer) return yield* refuse({ errors: [{ key: 'paymentMethods:enterAgain' }] })
  if (answer.ok) yield* put(paymentMethods.replaced(answer.value.payment_methods.good))
  else {
    const isGone = hasCode(answer.error, codes.notFound)
    // The method was removed elsewhere, or something uses it by now: the page shows what is true.
    if (isGone || hasCode(answer.error, codes.methodInUse)) yield* put(paymentMethods.requested())
    // What should be removed is gone.
    const fault = faultOfChange(change, answer.error)
    if (change.act === 'add' && isOutcomeUnknown(addPaymentMethod, answer.error)) {
      const found = yield* lookForNew(before)
      if (found !== 'saved') return yield* refuse(found === 'unknown' ? unknownAdding : fault)
      const { kindOf } = yield* call(entryPorts)
      yield* call(() => kindOf(change.kind)?.entry?.wipe())
    } else if (!isGone || change.act !== 'remove') return yield* refuse(fault)
  }
  yield* put(methodChange.accepted(change))
  yield* put(successShown({ key: `paymentMethods:done.${change.act}` }))
}

const unknownAdding: Fault = { errors: [{ key: 'paymentMethods:unknownAdding' }] }

/** Reads the list after a lost answer: a method that was not there is the added one. */
function* lookForNew(before: PaymentMethod[] | undefined): SagaOf<'saved' | 'none' | 'unknown'> {
  const list = yield* callApi(listPaymentMethods, { quiet: true })
  if (!list.ok) return 'unknown'
  const methods = list.value.payment_methods.good
  yield* put(paymentMethods.replaced(methods))
  if (!before) return 'unknown'
  return methods.some(({ id }) => !before.some((method) => method.id === id)) ? 'saved' : 'none'
}

function* refuse(fault: Fault): SagaOf<void> {
  yield* put(methodChange.refused(fault))
}

function* askRemoval({ payload: method }: ReturnType<typeof removalAsked>): SagaOf<void> {
  if ((yield* ask(removeMethodDialog, { method })) === 'remove')
    yield* put(methodChange.requested({ act: 'remove', method }))
}

/** The form of a new method has loaded their code, which the list does without. */
const entryPorts = () => import('../../paying/payment')

/** Undefined if the entry was wiped. */
function* sendChange(change: MethodChange) {
  if (change.act === 'add') {
    const { kind, isDefault } = change
    const { cardEntry, kindOf } = yield* call(entryPorts)
    const charge = yield* call(() => kindOf(kind)?.entry?.charge())
    if (!charge) return undefined
    const { save: _, method_id: __, security_code: ___, ...entered } = charge
    const answer = yield* callApi(addPaymentMethod, { body: { ...entered, type: kind, is_default: isDefault } })
    // A security code is never sent twice.
    yield* call(() => (answer.ok ? kindOf(kind)?.entry?.wipe() : cardEntry.wipeCode()))
    return answer
  }
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
  const { errors = [], fieldErrors = {} } = faultOf(error)
  // The form is empty again, so its fields' errors show above it.
  return { errors: [...errors, ...Object.values(fieldErrors)] }
}

attachOnImport(
  'methodChange',
  watch(
    () => inTurn(methodChange, changeMethods),
    () => leading(removalAsked, askRemoval),
  ),
)
