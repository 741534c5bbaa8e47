import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refusal, riderToken as token, send } from '../../callsInTests'
import { createMockBackend } from '../../node'
import { faultInBooks } from '../../../testing/moneyModel/books'

const { server, api, store } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const typed = (card_number = '6030 9999 0000 1111', security_code = '456') => ({
  token,
  body: { card_number, security_code },
})

test('@FM-02 a card is linked once, to one account; unlinked, another account can link it', async () => {
  await api.reset('riderWithTwoCards')
  expect((await send('linkFareMedium', typed())).data.faremedia_id).toBe('card-to-link')
  expect(await refusal('linkFareMedium', typed())).toEqual([409, 40904])
  await store.run((state) => {
    for (const card of state.fareMedia) if (card.faremedia_id === 'card-to-link') card.owner = 'user-new'
  })
  expect(await refusal('linkFareMedium', typed())).toEqual([409, 40908])
})

test('@FM-02 number and code cannot be found out by trying', async () => {
  await api.reset('riderWithTwoCards')
  expect(await refusal('linkFareMedium', typed('6030 0000 0000 0000'))).toEqual([404, 40404])
  for (let tries = 0; tries < 5; tries += 1)
    expect(await refusal('linkFareMedium', typed(undefined, '999'))).toEqual([404, 40404])
  expect(await refusal('linkFareMedium', typed())).toEqual([429, 42901])
})

test.each([
  ['another day', { tap_date: '2026-11-17' }],
  ['another amount', { tap_amount: 301 }],
  ['another expiry', { expiry: '11/30' }],
])('@FM-02 a tap of %s is no match', async (_, other) => {
  await api.reset('tappedBankCard')
  const tap = { last4: '4242', expiry: '12/30', tap_date: '2026-11-18', tap_amount: 275 }
  expect(await refusal('linkBankCard', { token, body: { ...tap, ...other } })).toEqual([404, 40404])
  expect((await send('linkBankCard', { token, body: { ...tap, tap_amount: 300 } })).status).toBe(200)
})

test.each([275, 350, 625])(
  '@FM-02 a bank card is found by one fare or by the sum of the day: %d',
  async (tap_amount) => {
    await api.reset('tappedBankCard')
    const body = { last4: '4242', expiry: '12/30', tap_date: '2026-11-18', tap_amount }
    expect((await send('linkBankCard', { token, body })).data.faremedia_id).toBe('card-tapped')
  },
)

test('@FM-02 fares of two cards are no sum', async () => {
  await api.reset('tappedBankCard')
  const body = { last4: '9999', expiry: '12/30', tap_date: '2026-11-18', tap_amount: 550 }
  expect(await refusal('linkBankCard', { token, body })).toEqual([404, 40404])
})

test('@FM-01 @AUTH-16 a virtual card is made once for a request, and for confirmed emails only', async () => {
  await api.reset('newRiderWithoutCards')
  const make = (request_id: string, of = 'session-of-user-cardless') =>
    send('createVirtualCard', { token: of, body: { nickname: ' Phone ', request_id } })
  const first = (await make('one')).data
  expect(first).toMatchObject({ nickname: 'Phone', type: 'virtual', balances: { general_funds: 0 } })
  expect((await make('one')).data.faremedia_id).toBe(first.faremedia_id)
  expect((await make('two')).data.faremedia_id).not.toBe(first.faremedia_id)
  await api.reset('newRider')
  expect((await make('one', 'session-of-user-new')).errors[0]?.code).toBe(40301)
})

test('@FM-13 @FM-19 the card that replaces a lost one takes the passes in use that move, and leaves the others', async () => {
  await api.reset('lostCard')
  const cards = async () => (await send('listFareMedia', { token })).data.fare_mediums
  const passesOn = async (id: string) =>
    (await cards()).find(({ faremedia_id }: { faremedia_id: string }) => faremedia_id === id).passes
  const before = await passesOn('card-plastic')
  expect(before.map(({ pass_id, price, if_lost }: Record<string, unknown>) => [pass_id, price, if_lost])).toEqual([
    ['pass-lost-1', 11200, 'moves'],
    ['pass-lost-2', 3650, 'moves'],
    ['pass-lost-3', 3150, 'stays'],
    ['pass-lost-4', 1050, 'moves'],
  ])
  await send('blockFareMedium', { token, params: { id: 'card-plastic' }, body: { reason: 'lost' } })
  expect((await send('linkFareMedium', typed())).data.passes).toMatchObject([
    { pass_id: 'pass-lost-1', renewal_state: 'active' },
  ])
  expect((await passesOn('card-plastic')).map(({ pass_id }: { pass_id: string }) => pass_id)).toEqual([
    'pass-lost-2',
    'pass-lost-3',
    'pass-lost-4',
  ])
  expect(faultInBooks(await api.state())).toBeUndefined()
})

test.each([
  ['a card that is found again', 'lost', true],
  ['a card that is blocked for another reason', 'other', false],
] as const)('@FM-13 nothing moves from %s', async (_, reason, isFound) => {
  await api.reset('lostCard')
  const one = { token, params: { id: 'card-plastic' } }
  await send('blockFareMedium', { ...one, body: { reason } })
  if (isFound) await send('unblockFareMedium', one)
  expect((await send('linkFareMedium', typed())).data.passes).toEqual([])
})
