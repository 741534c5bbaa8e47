// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { send, riderToken as token } from '../../../mocks/callsInTests'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { faultIn } from '../../../shared/submission/submission'
import { testBackend, testPortal } from '../../../testing/portal'
import { loggedOut } from '../../identity/session'
import { addressChange } from './addressBook'
import type { AddressChange } from './addressBook'
import { valuesOf } from './addressFields'
import { savedAddresses } from './savedAddresses'

const given = {
  firstName: 'Ada',
  lastName: 'Roy',
  address1: '1 New Street',
  address2: '',
  city: 'Halifax',
  state: 'NS',
  zip: 'B3J 1S9',
  country: 'CA',
  email: '',
}
const added = { typed: given, base: {} }

async function withAddresses() {
  const backend = testBackend('riderSignedIn')
  const portal = testPortal()
  const { store, until } = portal
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
    await change({ act: 'save', id: null, edit: { ...added, typed: { ...given, is_default: 'true' } } })
    expect(streets()).toEqual(['18 Lantern Street', '220 Pier Road', '1 New Street'])
    expect(valueOf(savedAddresses.select(store.getState()))?.map((saved) => saved.is_default)).toEqual([
      false,
      false,
      true,
    ])
    expect(selectNotices(store.getState())).toMatchObject([{ type: 'success', text: { key: 'addresses:done.save' } }])
  })

  it('are saved one after the other, and each is told by its own answer', async () => {
    const { work, store, streets, change } = await withAddresses()
    store.dispatch(addressChange.requested({ act: 'makeDefault', saved: work }))
    store.dispatch(addressChange.dropped())
    expect(await change({ act: 'save', id: null, edit: added })).toMatchObject({ value: { act: 'save' } })
    expect(streets()).toEqual(['18 Lantern Street', '220 Pier Road', '1 New Street'])
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
    expect(await change({ act: 'save', id: work.id, edit: { typed: given, base: valuesOf(work) } })).toEqual({
      status: 'failed',
      fault: { errors: [{ key: 'addresses:gone.save' }] },
    })
    expect(streets()).toEqual(['18 Lantern Street'])
    expect(await change({ act: 'save', id: null, edit: added })).toMatchObject({ status: 'done' })
    expect(streets()).toEqual(['18 Lantern Street', '1 New Street'])
  })

  it('@ACC-22 tell that an address was changed elsewhere, and change it only after that', async () => {
    const { work, streets, change } = await withAddresses()
    const { id, version: _, ...elsewhere } = { ...work, address1: '5 Quay Lane', zip: 'B3J 2K9' }
    await send('updateAddress', { token, params: { id }, body: elsewhere })
    const base = valuesOf(work)
    const typed = { ...base, zip: 'B3J 3M4' }
    expect(faultIn(await change({ act: 'save', id, edit: { typed, base } }))).toEqual({
      errors: [{ key: 'shared:conflict.form' }],
      fieldErrors: { zip: { key: 'shared:conflict.field', values: { value: 'B3J 2K9' } } },
    })
    expect(streets()).toEqual(['18 Lantern Street', '5 Quay Lane'])
    const now = valuesOf({ ...work, ...elsewhere })
    expect(await change({ act: 'save', id, edit: { typed: { ...now, zip: typed.zip }, base: now } })).toMatchObject({
      status: 'done',
    })
    expect(streets()).toEqual(['18 Lantern Street', '5 Quay Lane'])
  })

  it('@ACC-22 become the default one as they are now', async () => {
    const { work, streets, change } = await withAddresses()
    const { id, version: _, ...elsewhere } = { ...work, address1: '5 Quay Lane' }
    await send('updateAddress', { token, params: { id }, body: elsewhere })
    expect(await change({ act: 'makeDefault', saved: work })).toMatchObject({ status: 'done' })
    expect(streets()).toEqual(['18 Lantern Street', '5 Quay Lane'])
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
