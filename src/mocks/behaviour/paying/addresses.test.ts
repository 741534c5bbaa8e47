import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { address, refusal, riderToken as token, send, signIn } from '../../callsInTests'
import type { TestCall } from '../../callsInTests'
import { createMockBackend } from '../../node'
import type { CallName } from '../../../api/contract/index'
import { fc, property } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'

const { server, api } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const body = { ...address, is_default: false }
type Listed = { id: string; is_default: boolean; address1: string }[]
const list = async (name: CallName, call: TestCall): Promise<Listed> =>
  ((await send(name, call)).data as { addresses: Listed }).addresses

describe('@ACC-10 the saved addresses of the mock backend', () => {
  it('save the same address once, so that a repeated call changes nothing', async () => {
    await api.reset('riderSignedIn')
    const once = await list('createAddress', { token, body })
    expect(await list('createAddress', { token, body })).toEqual(once)
    expect(once).toHaveLength(3)
  })

  it.each(['firstName', 'lastName', 'address1', 'city', 'state', 'zip', 'country'])('need the %s', async (field) => {
    await api.reset('riderSignedIn')
    const { errors } = await send('createAddress', { token, body: { ...body, [field]: ' ' } })
    expect(errors[0]).toMatchObject({ code: 40001, field })
  })

  it('are nobody else’s', async () => {
    await api.reset('riderSignedIn')
    const other = (await signIn('new.rider@example.com')).data.access_token as string
    const call = { token: other, params: { id: 'address-home' }, body }
    expect(await refusal('updateAddress', call)).toEqual([404, 40404])
    expect(await refusal('removeAddress', call)).toEqual([404, 40404])
    expect(await list('listAddresses', { token: other })).toEqual([])
  })
})

const act = fc.record({ kind: fc.constantFrom('create', 'update', 'remove'), at: fc.nat(4), is_default: fc.boolean() })

property([fc.array(act, { maxLength: 12 })], { numRuns: timesOf(100, 30) })(
  '@ACC-10 any changes leave exactly one default address',
  async (acts) => {
    await api.reset('riderSignedIn')
    let now = await list('listAddresses', { token })
    for (const [turn, { kind, at, is_default }] of acts.entries()) {
      const given = { ...address, address1: `${turn} Pier Road`, is_default }
      const id = now[at % Math.max(now.length, 1)]?.id
      const call = { token, params: { id: id ?? '' } }
      if (kind === 'create') now = await list('createAddress', { token, body: given })
      else if (id === undefined) continue
      else if (kind === 'update') now = await list('updateAddress', { ...call, body: given })
      else now = await list('removeAddress', call)
      expect(now.filter((entry) => entry.is_default)).toHaveLength(Math.min(now.length, 1))
      if (kind !== 'remove' && is_default) expect(now.find((entry) => entry.is_default)?.address1).toBe(given.address1)
    }
  },
)
