import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refusal, riderToken as token, send, signIn } from '../../callsInTests'
import { phoneOf } from '../../ledger/movePass'
import { passesOnCard } from '../../ledger/places'
import { createMockBackend } from '../../node'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const phone = { token, params: { id: 'device-phone' } }
type Listed = { id: string; nickname: string; tickets: { id: string; can_return: boolean }[] }[]
const list = async () => ((await send('listDevices', { token })).data as { devices: Listed }).devices
const passes = async () => {
  const state = await api.state()
  return passesOnCard(state, { faremedia_id: 'card-plastic' }).map((pass) => ({
    ...pass,
    phone: phoneOf(state, pass)?.nickname,
  }))
}

describe('@ACC-06 the devices of the mock backend', () => {
  it('store passes that can go back to the cloud, and one that cannot', async () => {
    await api.reset('deviceWithTickets')
    const [first, second] = await list()
    expect(first?.tickets.map(({ can_return }) => can_return).sort()).toEqual([false, true])
    expect(second?.tickets).toEqual([])
  })

  it('keep their passes when they are renamed', async () => {
    await api.reset('deviceWithTickets')
    await send('renameDevice', { ...phone, body: { nickname: ' Work phone ' } })
    expect((await list())[0]).toMatchObject({ nickname: 'Work phone', tickets: [{}, {}] })
    expect(await refusal('renameDevice', { ...phone, body: { nickname: ' ' } })).toEqual([400, 40001])
  })

  it('are removed with an active pass only if the rider gives it up; the others go back to the cloud', async () => {
    await api.reset('deviceWithTickets')
    expect(await refusal('removeDevice', { ...phone, body: { gives_up: ['pass-other'] } })).toEqual([409, 40912])
    const before = await passes()
    await send('removeDevice', { ...phone, body: { gives_up: ['pass-lost-1'] } })
    const after = await passes()
    expect(after.filter(({ phone }) => phone !== undefined)).toEqual([])
    const statusOf = (list: typeof after, status: string) => list.filter((pass) => pass.status === status).length
    expect(statusOf(after, 'Available')).toBe(statusOf(before, 'Available'))
    expect(statusOf(after, 'Spoiled')).toBe(statusOf(before, 'Spoiled') + statusOf(before, 'Active'))
  })

  it('@FM-20 @FM-07 take the renewal of a pass that is lost with them: it is never charged again', async () => {
    await api.reset('deviceWithTickets')
    const plan = { payment_method_id: 'pay-visa', renew_below: null, notify: null }
    const card = { token, params: { id: 'card-plastic' } }
    await send('createRenewal', { ...card, body: { pass_id: 'pass-lost-1', ...plan } })
    const { renewals: before } = (await send('listRenewals', card)).data
    expect(before).toMatchObject([{ pass_id: 'pass-lost-1', state: 'active' }])
    const charged = (await api.state()).charges.length
    await send('removeDevice', { ...phone, body: { gives_up: ['pass-lost-1'] } })
    expect((await api.state()).renewals).toEqual([])
    expect((await send('getPass', { token, params: { id: 'pass-lost-1' } })).data).toMatchObject({
      ...{ status: 'Spoiled', auto_renew: false },
    })
    await api.now('2027-01-10T15:00:00Z')
    expect((await send('listRenewals', card)).data.renewals).toEqual([])
    expect((await api.state()).charges).toHaveLength(charged)
  })

  it('are nobody else’s', async () => {
    await api.reset('deviceWithTickets')
    const other = (await signIn('new.rider@example.com')).data.access_token as string
    expect(await refusal('removeDevice', { ...phone, token: other, body: { gives_up: [] } })).toEqual([404, 40404])
    expect((await send('listDevices', { token: other })).data).toEqual({ devices: [] })
  })
})
