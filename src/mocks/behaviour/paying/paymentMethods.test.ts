import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '../../../api/contract/index'
import { fc, property } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'
import { card, refusal, riderToken as token, send, signIn } from '../../callsInTests'
import type { TestCall } from '../../callsInTests'
import { createMockBackend } from '../../node'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const added = (given: object = {}) => ({ type: 'card', card: card(), is_default: false, ...given })
type Listed = { id: string; type: string; is_default: boolean; nickname: string | null; last4: string | null }[]
const list = async (name: CallName, call: TestCall): Promise<Listed> =>
  ((await send(name, call)).data as { payment_methods: Listed }).payment_methods

describe('@ACC-09 the payment methods of the mock backend', () => {
  it('keep the same card once, so that a repeated call changes nothing', async () => {
    await api.reset('riderSignedIn')
    const before = await list('listPaymentMethods', { token })
    const once = await list('addPaymentMethod', { token, body: added() })
    expect(once).toHaveLength(before.length + 1)
    expect(await list('addPaymentMethod', { token, body: added() })).toEqual(once)
  })

  it('@LANG-02 name what renews in the language asked for', async () => {
    await api.reset('riderWithRenewals')
    const names = async (language: string) =>
      (await send('listPaymentMethods', { token, language })).data.payment_methods
        .flatMap(({ used_by }: { used_by: { kind: string; name: string | null }[] }) => used_by)
        .filter(({ kind }: { kind: string }) => kind === 'renewal')
        .map(({ name }: { name: string | null }) => name)
    expect(await names('en')).toContain('Adult Monthly Pass')
    expect(await names('fr')).not.toContain('Adult Monthly Pass')
  })

  it('never tell a number or a code', async () => {
    await api.reset('riderSignedIn')
    const answer = JSON.stringify(await list('addPaymentMethod', { token, body: added() }))
    expect(answer).toContain('1111')
    expect(answer).not.toMatch(/4111|123|owner|declines/)
  })

  it('refuse what a bank declines, what is not valid, and a rider without a confirmed email', async () => {
    await api.reset('riderSignedIn')
    const declined = added({ card: card('4000 0000 0000 0002') })
    expect(await refusal('addPaymentMethod', { token, body: declined })).toEqual([402, 40201])
    expect(await refusal('addPaymentMethod', { token, body: added({ type: 'paypal' }) })).toEqual([400, 40001])
    const paypal = added({ type: 'paypal', paypal_token: 'paypal-token-7' })
    expect(await refusal('addPaymentMethod', { token, body: paypal })).toEqual([402, 40201])
    const other = (await signIn('new.rider@example.com')).data.access_token as string
    expect(await refusal('addPaymentMethod', { token: other, body: added() })).toEqual([403, 40301])
  })

  it('are nobody else’s, and the wallet stays', async () => {
    await api.reset('riderSignedIn')
    const other = (await signIn('blocked.rider@example.com')).data.access_token as string
    const call = { token: other, params: { id: 'pay-visa' }, body: { nickname: 'Mine', is_default: true } }
    expect(await refusal('updatePaymentMethod', call)).toEqual([404, 40404])
    expect(await refusal('removePaymentMethod', call)).toEqual([404, 40404])
    expect(await refusal('removePaymentMethod', { token, params: { id: 'pay-wallet' } })).toEqual([403, 40302])
  })

  it('make the first one that can be charged the default when the default is removed', async () => {
    await api.reset('riderSignedIn')
    await store.run(({ paymentMethods }) => {
      for (const method of paymentMethods) if (method.id === 'pay-bank') method.expiry = '01/25'
    })
    const left = await list('removePaymentMethod', { token, params: { id: 'pay-visa' } })
    expect(left.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual(['pay-wallet'])
  })

  it('@ACC-16 are not removed while something is charged to them', async () => {
    await api.reset('methodsToMend')
    expect(await refusal('removePaymentMethod', { token, params: { id: 'pay-visa' } })).toEqual([409, 40906])
  })
})

const act = fc.record({ kind: fc.constantFrom('add', 'update', 'remove'), at: fc.nat(6), is_default: fc.boolean() })

property([fc.array(act, { maxLength: 12 })], { numRuns: timesOf(100, 30) })(
  '@ACC-09 any changes leave exactly one default method',
  async (acts) => {
    await api.reset('riderSignedIn')
    let now = await list('listPaymentMethods', { token })
    for (const [turn, { kind, at, is_default }] of acts.entries()) {
      const id = now[at % now.length]?.id ?? ''
      const call = { token, params: { id } }
      if (kind === 'add')
        now = await list('addPaymentMethod', {
          token,
          body: added({ is_default, card: card(undefined, `12/${30 + turn}`) }),
        })
      else if (kind === 'update')
        now = await list('updatePaymentMethod', { ...call, body: { nickname: `Number ${turn}`, is_default } })
      else if (id !== 'pay-wallet') now = await list('removePaymentMethod', call)
      expect(now.filter((entry) => entry.is_default)).toHaveLength(1)
      if (kind === 'update' && is_default) expect(now.find((entry) => entry.is_default)?.id).toBe(id)
    }
  },
)
