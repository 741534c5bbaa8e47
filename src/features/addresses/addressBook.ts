import { callApi } from '../../api/callApi'
import { createAddress, removeAddress, updateAddress } from '../../api/contract/addresses'
import type { Address, SavedAddress } from '../../api/contract/addresses'
import * as codes from '../../api/contract/errorCodes'
import type { ApiError } from '../../api/errors'
import { announced, successShown } from '../../shared/notices/noticesSlice'
import { valueOf } from '../../shared/remote/remote'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { leading, watch } from '../../shared/saga/workers'
import type { Feature } from '../../shared/store'
import { faultOf } from '../../shared/submission/fault'
import type { Fault } from '../../shared/submission/fault'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { addressesFeature, savedAddresses } from './savedAddresses'

/** A change to the saved addresses (ACC-10). */
export type AddressChange =
  | { act: 'save'; id: string | null; address: Address; isDefault: boolean }
  | { act: 'makeDefault' | 'remove' | 'restore'; saved: SavedAddress }

/** One change at a time. When it is done its value is the change itself, so that a removal can be undone. */
export const addressChange = submissionSlice<AddressChange, AddressChange>('addressChange')

function* changeAddresses({ payload: change }: ReturnType<typeof addressChange.requested>): SagaOf<void> {
  const answer = yield* sendChange(change)
  if (answer.ok) yield* put(savedAddresses.replaced(answer.value.addresses.good))
  else if (!isNotFound(answer.error)) return yield* refuse(faultOf(answer.error))
  else {
    yield* dropFromList(idOf(change))
    // Another tab or device has removed the address. What should be removed is removed.
    if (change.act !== 'remove')
      return yield* refuse({ errors: [{ key: change.act === 'save' ? 'addresses:gone.save' : 'addresses:gone.list' }] })
  }
  yield* put(addressChange.accepted(change))
  // No street: the announcement outlasts the session.
  const text = { key: `addresses:done.${change.act}` }
  yield* put(change.act === 'remove' ? announced(text) : successShown(text))
}

function* refuse(fault: Fault): SagaOf<void> {
  yield* put(addressChange.refused(fault))
}

const idOf = (change: AddressChange) => (change.act === 'save' ? change.id : change.saved.id)

function sendChange(change: AddressChange) {
  if (change.act === 'save') {
    const { id, address, isDefault } = change
    const body = { ...address, is_default: isDefault }
    return id === null ? callApi(createAddress, { body }) : callApi(updateAddress, { params: { id }, body })
  }
  const { id, ...body } = change.saved
  if (change.act === 'remove') return callApi(removeAddress, { params: { id } })
  if (change.act === 'restore') return callApi(createAddress, { body })
  return callApi(updateAddress, { params: { id }, body: { ...body, is_default: true } })
}

const isNotFound = (error: ApiError) =>
  error.kind === 'business' && error.errors.some(({ code }) => code === codes.notFound)

function* dropFromList(id: string | null): SagaOf<void> {
  const list = valueOf(yield* select(savedAddresses.select)) ?? []
  yield* put(savedAddresses.replaced(list.filter((saved) => saved.id !== id)))
}

export const addressBook: Feature = {
  name: 'addressBook',
  saga: watch(() => leading(addressChange.requested, changeAddresses)),
  needs: [addressesFeature],
}
