import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fc, property } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { createMockBackend } from '../../node'
import { BusinessRefusal } from '../../rules/base/refusal'
import { seedOf } from '../../state'
import { people } from '../../state/identity/users'
import { buildOtherCards } from '../../state/cards/fareCards'
import { cardManagementBehaviour } from './cardManagement'
import { transfersBehaviour } from './transfers'
import { generalFunds } from '../../ledger/funds'
import { openLedger } from '../../ledger/opening'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const move = (from_id: string, to_id: string, amount: number, key = 'key-1') => ({
  token,
  key,
  body: { from_id, to_id, amount },
})

test.each([
  ['more than there is', move('card-plastic', 'card-phone', 811), [409, 40909]],
  ['commuter benefits', move('card-plastic', 'card-phone', 4000), [409, 40909]],
  ['to the same card', move('card-plastic', 'card-plastic', 100), [403, 40302]],
  ['into a blocked card', move('card-plastic', 'card-lost', 100), [403, 40304]],
  ['into an expired card', move('card-plastic', 'card-expired', 100), [403, 40302]],
  ['out of a suspended card', move('card-suspended', 'card-phone', 100), [403, 40302]],
  ['into a bank card', move('card-plastic', 'card-bank', 100), [403, 40302]],
  ['out of another rider’s card', move('card-guest', 'card-phone', 100), [404, 40404]],
  ['a negative amount', move('card-plastic', 'card-phone', -100), [400, 40001]],
  ['half a cent', move('card-plastic', 'card-phone', 0.5), [400, 40001]],
])('@FM-05 %s is not moved', async (_, call, code) => {
  await api.reset('riderWithEveryCard')
  expect(await refusal('transferFunds', call)).toEqual(code)
  expect((await send('findTransfer', { token, params: { key: 'key-1' } })).data.status).toBe('none')
})

test('@FM-05 one key moves once; with other details it is refused', async () => {
  await api.reset('riderWithTwoCards')
  const first = (await send('transferFunds', move('card-plastic', 'card-phone', 100))).data
  expect((await send('transferFunds', move('card-plastic', 'card-phone', 100))).data).toEqual(first)
  expect(await refusal('transferFunds', move('card-plastic', 'card-phone', 200))).toEqual([409, 40911])
  expect(first).toMatchObject({ from: { balances: { general_funds: 710 } }, to: { balances: { general_funds: 2450 } } })
})

const found = async () => (await send('findTransfer', { token, params: { key: 'key-1' } })).data
const plastic = { type: 'physical', nickname: 'Blue card', printed_card_number: '6030 5555 6666 7777' }

test('@FM-05 @PAY-07 a transfer is found after its card has ceased to exist, by its name, without what was on it', async () => {
  await api.reset('riderWithTwoCards')
  const call = move('card-plastic', 'card-phone', 100)
  await send('transferFunds', call)
  const gives_up = { funds: 9900, passes: ['pass-1', 'pass-used'] }
  expect((await send('removeFareMedium', { token, params: { id: 'card-phone' }, body: { gives_up } })).status).toBe(200)
  const { status, transfer } = await found()
  expect([status, transfer.from]).toMatchObject(['done', { ...plastic, balances: { general_funds: 710 } }])
  expect(transfer.to).toEqual({
    faremedia_id: 'card-phone',
    type: 'virtual',
    nickname: 'My phone',
    printed_card_number: '6030 2222 3333 4444',
  })
  expect(await send('transferFunds', call)).toMatchObject({ status: 200, data: transfer })
})

test('@FM-05 @PAY-07 a transfer tells nothing of a card that another rider has linked since', async () => {
  await api.reset('riderWithTwoCards')
  const call = move('card-plastic', 'card-phone', 100)
  await send('transferFunds', call)
  await send('removeFareMedium', { token, params: { id: 'card-plastic' }, body: { gives_up: null } })
  const told = { status: 'done', transfer: { from: { faremedia_id: 'card-plastic', ...plastic } } }
  expect(await found()).toMatchObject(told)
  await store.run((state) => {
    for (const card of state.fareMedia)
      if (card.faremedia_id === 'card-plastic')
        Object.assign(card, { owner: people.newRider.uuid, nickname: 'Mine now' })
  })
  const { transfer } = await found()
  expect(transfer.from).toEqual(told.transfer.from)
  expect(await send('transferFunds', call)).toMatchObject({ status: 200, data: transfer })
})

const cardIds = ['card-phone', 'card-plastic', 'card-youth', 'card-lost', 'card-suspended', 'card-bank', 'card-guest']
const anyId = fc.constantFrom(...cardIds)
const anyAct = fc.oneof(
  fc.record({
    act: fc.constant('move' as const),
    from: anyId,
    to: anyId,
    amount: fc.integer({ min: 1, max: 3000 }),
    key: fc.nat(6),
  }),
  fc.record({ act: fc.constantFrom('block' as const, 'unblock' as const), from: anyId }),
)

property([fc.array(anyAct, { maxLength: 40 })], { numRuns: timesOf(500, 150) })(
  '@FM-05 whatever is moved and blocked in whatever order, no cent comes or goes, and no balance is below zero',
  (acts) => {
    const state = seedOf('riderWithEveryCard')
    state.fareMedia.push(...buildOtherCards(people.rider.uuid))
    openLedger(state)
    const sum = () => state.fareMedia.reduce((all, card) => all + generalFunds(state, card.faremedia_id), 0)
    const before = sum()
    const visitor = { kind: 'rider', user: people.rider, token } as const
    const context = { state, visitor, language: 'en', now: 0, query: new URLSearchParams() } as const
    for (const entry of acts) {
      try {
        if (entry.act === 'move') {
          const headers = new Headers({ 'Idempotency-Key': `key-${entry.key}` })
          const body = { from_id: entry.from, to_id: entry.to, amount: entry.amount }
          transfersBehaviour.transferFunds({ ...context, headers, body, params: {} })
        } else {
          const call = { ...context, headers: new Headers(), params: { id: entry.from } }
          if (entry.act === 'block') cardManagementBehaviour.blockFareMedium({ ...call, body: { reason: 'lost' } })
          else cardManagementBehaviour.unblockFareMedium({ ...call, body: undefined as never })
        }
      } catch (thrown) {
        if (!(thrown instanceof BusinessRefusal)) throw thrown
      }
      expect(sum()).toBe(before)
      expect(state.fareMedia.every((card) => generalFunds(state, card.faremedia_id) >= 0)).toBe(true)
    }
  },
)
