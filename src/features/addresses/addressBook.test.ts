// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { send, riderToken as token } from '../../mocks/callsInTests'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { valueOf } from '../../shared/remote/remote'
import { testBackend, testPortal } from '../../testing/portal'
import { loggedOut } from '../session'
import { addressBook, addressChange } from './addressBook'
import type { AddressChange } from './addressBook'
import { savedAddresses } from './savedAddresses'

const given = {
  firstName: 'Ada',
  lastName: 'Roy',
  address1: '1 New Street',
  address2: null,
  city: 'Halifax',
  state: 'NS',
  zip: 'B3J 1S9',
  country: 'CA',
  email: null,
}

async function withAddresses() {
  const backend = testBackend('riderSignedIn')
  const portal = testPortal()
  const { store, until } = portal
  store.attach(addressBook)
  store.dispatch(savedAddresses.requested())
  const loaded = valueOf(
    savedAddresses.select(await until((state) => savedAddresses.select(state).status === 'loaded')),
  )
  const streets = () => (valueOf(savedAddresses.select(store.getState())) ?? []).map(({ address1 }) => address1)
  const change = async (what: AddressChange) => {
    store.dispatch(addressChange.requested(what))
    return addressChange.select(await until((state) => addressChange.select(state).status !== 'sending'))
  }
  const [home, work] = loaded ?? []
  if (!home || !work) throw new Error('This rider has two addresses')
  return { ...portal, backend, home, work, streets, change }
}

describe('@ACC-10 the saved addresses', () => {
  it('show a new one, and say so', async () => {
    const { store, streets, change } = await withAddresses()
    await change({ act: 'save', id: null, address: given, isDefault: true })
    expect(streets()).toEqual(['18 Lantern Street', '220 Pier Road', '1 New Street'])
    expect(valueOf(savedAddresses.select(store.getState()))?.map((saved) => saved.is_default)).toEqual([
      false,
      false,
      true,
    ])
    expect(selectNotices(store.getState())).toMatchObject([{ type: 'success', text: { key: 'addresses:done.save' } }])
  })

  it('bring a removed one back, as the default that it was', async () => {
    const { home, store, streets, change } = await withAddresses()
    expect(await change({ act: 'remove', saved: home })).toMatchObject({ status: 'done', value: { saved: home } })
    expect(streets()).toEqual(['220 Pier Road'])
    await change({ act: 'restore', saved: home })
    expect(streets()).toEqual(['220 Pier Road', '18 Lantern Street'])
    const [first, second] = valueOf(savedAddresses.select(store.getState())) ?? []
    expect([first?.is_default, second?.is_default]).toEqual([false, true])
  })

  it('count one as removed that another tab has removed', async () => {
    const { work, streets, change } = await withAddresses()
    await send('removeAddress', { token, params: { id: work.id } })
    expect(await change({ act: 'remove', saved: work })).toMatchObject({ status: 'done' })
    expect(streets()).toEqual(['18 Lantern Street'])
  })

  it('keep what is typed for one that another tab has removed, and save it as a new one', async () => {
    const { work, streets, change } = await withAddresses()
    await send('removeAddress', { token, params: { id: work.id } })
    expect(await change({ act: 'save', id: work.id, address: given, isDefault: false })).toEqual({
      status: 'failed',
      fault: { errors: [{ key: 'addresses:gone.save' }] },
    })
    expect(streets()).toEqual(['18 Lantern Street'])
    expect(await change({ act: 'save', id: null, address: given, isDefault: false })).toMatchObject({ status: 'done' })
    expect(streets()).toEqual(['18 Lantern Street', '1 New Street'])
  })

  it('are not set back by a list that was read before the change and arrives after it', async () => {
    const { backend, store, until, home, streets, change } = await withAddresses()
    await backend.delay(40, 'listAddresses')
    store.dispatch(savedAddresses.requested())
    await change({ act: 'remove', saved: home })
    await backend.delay(0, 'listAddresses')
    store.dispatch(savedAddresses.requested())
    await until(() => streets().length === 1)
    expect((await backend.calls()).filter(({ name }) => name === 'removeAddress')).toHaveLength(1)
  })

  it('are changed once by two presses, and nothing of them stays after a logout', async () => {
    const { backend, store, home, until } = await withAddresses()
    for (let press = 0; press < 5; press += 1) store.dispatch(addressChange.requested({ act: 'remove', saved: home }))
    await until((state) => addressChange.select(state).status === 'done')
    expect((await backend.calls()).filter(({ name }) => name === 'removeAddress')).toHaveLength(1)
    store.dispatch(loggedOut(undefined))
    expect(JSON.stringify(store.getState())).not.toContain('Lantern')
  })
})
