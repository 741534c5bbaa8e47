// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { riderToken as token, send } from '../../../mocks/callsInTests'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { testBackend, testPortal } from '../../../testing/portal'
import { settled } from '../../../testing/settled'
import { deviceChange, deviceRemovalAsked, devices } from './devices'

async function withDevices(answer: 'remove' | 'keep' = 'remove') {
  const backend = testBackend('deviceWithTickets')
  const portal = testPortal({ answers: { removeDevice: answer } })
  const { store, until } = portal
  store.dispatch(devices.requested())
  const read = () => valueOf(devices.select(store.getState())) ?? []
  await until(() => read().length === 2)
  const [phone, old] = read()
  if (!phone || !old) throw new Error('This rider has two devices')
  const outcome = async () =>
    deviceChange.select(await until((state) => /done|failed/.test(deviceChange.select(state).status)))
  const sent = async (name: string) => (await backend.calls()).filter((entry) => entry.name === name)
  return { ...portal, backend, read, phone, old, outcome, sent }
}

describe('@ACC-06 the devices', () => {
  it('are removed once by five presses, and what is lost is agreed to', async () => {
    const { store, phone, read, outcome, sent } = await withDevices()
    for (let press = 0; press < 5; press += 1) store.dispatch(deviceRemovalAsked(phone))
    expect(await outcome()).toMatchObject({ status: 'done', value: { givesUp: ['pass-lost-1'] } })
    expect(read().map(({ id }) => id)).toEqual(['device-old'])
    expect(await sent('removeDevice')).toHaveLength(1)
  })

  it('stay if the rider keeps them', async () => {
    const { store, phone, asked, sent } = await withDevices('keep')
    store.dispatch(deviceRemovalAsked(phone))
    await settled()
    expect(deviceChange.select(store.getState()).status).toBe('idle')
    expect(asked).toEqual(['removeDevice'])
    expect(await sent('removeDevice')).toEqual([])
  })

  it('@FM-20 ask nothing of a rider who leaves the page while renewals are read', async () => {
    const { store, phone, asked, backend } = await withDevices()
    store.dispatch(deviceRemovalAsked(phone))
    window.history.pushState({}, '', '/account/elsewhere')
    await backend.answered(2)
    expect(asked).toEqual([])
  })

  it('@FM-20 ask nothing of a rider whose session ends while renewals are read', async () => {
    const { store, phone, asked, backend } = await withDevices()
    await backend.fault('getPass', '401')
    store.dispatch(deviceRemovalAsked(phone))
    await backend.answered(2)
    expect(asked).toEqual([])
  })

  it.each([
    ['what has ended', undefined, { key: 'devices:done.removeEnded', values: { list: 'Adult Monthly Pass' } }],
    ['what may have ended', 'getPass', { key: 'devices:done.removeMayEnd' }],
  ] as const)('@FM-20 say afterwards %s', async (_, fault, text) => {
    const { store, backend, phone, outcome } = await withDevices()
    const plan = { payment_method_id: 'pay-visa', renew_below: null, notify: null }
    const body = { pass_id: 'pass-lost-1', ...plan }
    expect((await send('createRenewal', { token, params: { id: 'card-plastic' }, body })).status).toBe(200)
    if (fault) await backend.fault(fault, '500')
    store.dispatch(deviceRemovalAsked(phone))
    expect(await outcome()).toMatchObject({ status: 'done' })
    expect(selectNotices(store.getState()).map((notice) => notice.text)).toEqual([text])
    expect((await backend.state()).renewals).toEqual([])
  })

  it('@FM-20 speak of no renewal where none has ended', async () => {
    const { store, phone, old, outcome } = await withDevices()
    store.dispatch(deviceRemovalAsked(phone))
    await outcome()
    store.dispatch(deviceRemovalAsked(old))
    await outcome()
    const told = selectNotices(store.getState()).map(({ text }) => text.key)
    expect(new Set(told)).toEqual(new Set(['devices:done.remove']))
  })

  it('lose nothing that the rider has not agreed to', async () => {
    const { store, phone, read, outcome } = await withDevices()
    // When the page was read, no ticket was active.
    const good = phone.tickets.good.filter(({ can_return }) => can_return)
    store.dispatch(deviceRemovalAsked({ ...phone, tickets: { ...phone.tickets, good } }))
    expect(await outcome()).toMatchObject({ fault: { errors: [{ key: 'devices:activeNow' }] } })
    expect(read()).toHaveLength(2)
  })

  it('count one as removed that another tab has removed, but not as renamed', async () => {
    const { store, old, read, until, outcome } = await withDevices()
    await send('removeDevice', { token, params: { id: old.id }, body: { gives_up: [] } })
    store.dispatch(deviceChange.requested({ act: 'rename', id: old.id, nickname: 'New' }))
    expect(await outcome()).toMatchObject({ fault: { errors: [{ key: 'devices:gone' }] } })
    await until(() => read().length === 1)
    store.dispatch(deviceRemovalAsked(old))
    await until((state) => deviceChange.select(state).status === 'done')
  })
})
