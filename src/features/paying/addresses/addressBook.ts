import { callApi } from '../../../shared/saga/callApi'
import { createAddress, listAddresses, removeAddress, updateAddress } from '../../../api/contract/paying/addresses'
import type { SavedAddress } from '../../../api/contract/paying/addresses'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import type { Edit } from '../../../shared/forms/fields/edits'
import type { FormValues } from '../../../shared/forms/fields/fieldSpec'
import { announced, successShown } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { outcomeOf, sendOver } from '../../../shared/forms/saving/sendOver'
import type { Outcome } from '../../../shared/forms/saving/sendOver'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { addressOf, valuesOf } from './addressFields'
import { savedAddresses } from './savedAddresses'

export type AddressChange =
  | { act: 'save'; id: string | null; edit: Edit }
  | { act: 'makeDefault' | 'remove' | 'restore'; saved: SavedAddress }

/** One change is sent at a time. Its value is the change, so that a removal can be undone. */
export const addressChange = submissionSlice<AddressChange, AddressChange>('addressChange', { leavesWithPage: true })

function* changeAddresses({ payload: change }: ReturnType<typeof addressChange.requested>): SagaOf<void> {
  const outcome = yield* sendChange(change)
  if (outcome.status === 'saved') yield* put(savedAddresses.replaced(outcome.value.addresses.good))
  else if (outcome.status === 'conflict') {
    yield* putInList(outcome.present)
    return yield* refuse(outcome.fault)
  } else if (!hasCode(outcome.error, codes.notFound)) return yield* refuse(faultOf(outcome.error))
  else {
    yield* dropFromList(idOf(change))
    // The address was removed elsewhere. What should be removed is gone.
    if (change.act !== 'remove')
      return yield* refuse({ errors: [{ key: change.act === 'save' ? 'addresses:gone.save' : 'addresses:gone.list' }] })
  }
  yield* put(addressChange.accepted(change))
  // The text holds no street, because the announcement outlasts the session.
  const text = { key: `addresses:done.${change.act}` }
  yield* put(change.act === 'remove' ? announced(text) : successShown(text))
}

function* refuse(fault: Fault): SagaOf<void> {
  yield* put(addressChange.refused(fault))
}

const idOf = (change: AddressChange) => (change.act === 'save' ? change.id : change.saved.id)

type List = AnswerOf<typeof listAddresses>

function* sendChange(change: AddressChange): SagaOf<Outcome<SavedAddress, List>> {
  if (change.act === 'save' && change.id !== null) return yield* sendEdit(change.id, change.edit)
  if (change.act === 'makeDefault') return yield* sendEdit(change.saved.id, makeDefault)
  if (change.act === 'remove') return outcomeOf(yield* callApi(removeAddress, { params: { id: change.saved.id } }))
  const body = change.act === 'save' ? bodyOf(change.edit.typed) : withoutId(change.saved)
  return outcomeOf(yield* callApi(createAddress, { body }))
}

const makeDefault: Edit = { typed: { is_default: 'true' }, base: {} }

const bodyOf = (values: FormValues) => ({ ...addressOf(values), is_default: values.is_default === 'true' })

const withoutId = ({ id: _, version: __, ...address }: SavedAddress) => address

/** The parts of an address belong together, so a change elsewhere is shown first. */
function sendEdit(id: string, edit: Edit) {
  return sendOver<SavedAddress, List>({
    edit,
    isWhole: edit !== makeDefault,
    read: function* () {
      const answer = yield* callApi(listAddresses)
      if (!answer.ok) return answer
      const value = answer.value.addresses.good.find((address) => address.id === id)
      return value ? { ok: true, value } : { ok: false, error: gone }
    },
    valuesOf,
    write: (values, { version }) => callApi(updateAddress, { params: { id }, body: { ...bodyOf(values), version } }),
  })
}

const gone: ApiError = { kind: 'business', status: 404, errors: [{ code: codes.notFound, message: '' }] }

function* putInList(present: SavedAddress): SagaOf<void> {
  const list = valueOf(yield* select(savedAddresses.select)) ?? []
  yield* put(savedAddresses.replaced(list.map((saved) => (saved.id === present.id ? present : saved))))
}

function* dropFromList(id: string | null): SagaOf<void> {
  const list = valueOf(yield* select(savedAddresses.select)) ?? []
  yield* put(savedAddresses.replaced(list.filter((saved) => saved.id !== id)))
}

attachOnImport('addressBook', () => inTurn(addressChange, changeAddresses))
