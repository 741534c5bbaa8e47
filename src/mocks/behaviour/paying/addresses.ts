import * as codes from '../../../api/contract/base/errorCodes'
import type { Address } from '../../../api/contract/paying/addresses'
import type * as contract from '../../../api/contract/paying/addresses'
import { refuse } from '../../rules/base/refusal'
import { expectVersion, versionOf } from '../../rules/base/versions'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import type { BackendState } from '../../state'
import type { AddressRecord } from '../../state/paying/addresses'
import { nextNumber } from '../../state/tester/counters'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const addressesBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listAddresses: ({ state, visitor }) => listOf(state, visitor),

  createAddress: ({ state, body, visitor }) => {
    const { is_default, ...given } = body
    const address = expectAddress(given)
    const own = ownAddresses(state, visitor)
    const isSame = (record: AddressRecord) => keys.every((key) => (record[key] ?? '') === (address[key] ?? ''))
    let record = own.find(isSame)
    if (!record) {
      const id = `address-${nextNumber(state, 'address')}`
      record = { ...address, id, owner: riderOf(visitor).user.uuid, is_default: own.length === 0 }
      state.addresses.push(record)
    }
    if (is_default) makeDefault(state, visitor, record)
    return listOf(state, visitor)
  },

  updateAddress: ({ state, body, params, visitor }) => {
    const { is_default, version, ...address } = body
    const record = addressBy(state, visitor, params.id)
    expectVersion(version, record)
    Object.assign(record, { address2: null, email: null }, expectAddress(address))
    if (is_default) makeDefault(state, visitor, record)
    return listOf(state, visitor)
  },

  removeAddress: ({ state, params, visitor }) => {
    const removed = addressBy(state, visitor, params.id)
    state.addresses = state.addresses.filter((record) => record !== removed)
    const [first] = ownAddresses(state, visitor)
    if (removed.is_default && first) first.is_default = true
    return listOf(state, visitor)
  },
}

const required = ['firstName', 'lastName', 'address1', 'city', 'state', 'zip', 'country'] as const
const keys = [...required, 'address2', 'email'] as const

const ownAddresses = (state: BackendState, visitor: Visitor): AddressRecord[] => {
  const { user } = riderOf(visitor)
  return state.addresses.filter(({ owner }) => owner === user.uuid)
}

const listOf = (state: BackendState, visitor: Visitor) => ({
  addresses: ownAddresses(state, visitor).map((record) => {
    const { owner: _, ...address } = record
    return { ...address, version: versionOf(record) }
  }),
})

const addressBy = (state: BackendState, visitor: Visitor, id: string | undefined): AddressRecord =>
  ownAddresses(state, visitor).find((record) => record.id === id) ?? refuse(codes.notFound)

function expectAddress(address: Address): Address {
  for (const key of required) if (address[key].trim() === '') refuse(codes.notValid, key)
  return address
}

function makeDefault(state: BackendState, visitor: Visitor, chosen: AddressRecord): void {
  for (const record of ownAddresses(state, visitor)) record.is_default = record === chosen
}
