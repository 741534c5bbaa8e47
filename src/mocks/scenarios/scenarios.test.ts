import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { user } from '../../api/contract/identity/user'
import { applyAddress } from '../addressParameters'
import { createMockBackend } from '../node'
import { buildScenario } from './buildScenario'
import { scenarioNames } from './recipes'

test.each(scenarioNames)('%s repeats, survives cloning and is whole', (name) => {
  const { state, browserStorage } = buildScenario(name)
  expect(buildScenario(name)).toEqual({ state, browserStorage })
  expect(structuredClone(state)).toEqual(state)
  if (browserStorage.cwp_user) expect(v.is(user, JSON.parse(browserStorage.cwp_user))).toBe(true)
  if (browserStorage.auth_token) expect(state.sessions).toHaveProperty(browserStorage.auth_token)
  if (browserStorage.tempAuthToken)
    expect(state.sessions[browserStorage.tempAuthToken]).toMatchObject({ kind: 'temporary', began: null })
  if (browserStorage.card_token) expect(state.cardSessions).toHaveProperty(browserStorage.card_token)
})

test('changing one state leaves the next as it was', () => {
  const first = buildScenario('riderSignedIn').state
  const second = buildScenario('riderSignedIn').state
  first.users.forEach((person) => (person.email = 'changed'))
  first.products.forEach((product) => (product.name.en = 'changed'))
  first.filters.forEach((filter) => filter.values.splice(0))
  expect(buildScenario('riderSignedIn').state).toEqual(second)
})

const cartOf = (name: 'riderWithFullCart' | 'riderWithStaleCart' | 'riderBuyingForCard' | 'subscriptionInCart') =>
  JSON.parse(buildScenario(name).browserStorage.cart ?? '[]') as Record<string, unknown>[]

test('the full cart holds twenty of one organization', () => {
  const cart = cartOf('riderWithFullCart')
  expect(cart.reduce((sum, line) => sum + Number(line.quantity), 0)).toBe(20)
  expect(new Set(cart.map((line) => line.orgUuidProduct))).toEqual(new Set(['org-sableport-transit']))
  expect(Object.keys(cart[0] ?? {}).sort()).toEqual(
    [
      ...['uuid', 'name', 'alert_message', 'short_desc', 'long_description', 'list_price', 'quantity', 'productImage'],
      ...['type', 'shipping_enabled', 'productFilterName', 'orgUuidProduct', 'subscription_allowed', 'theme'],
      ...['appliedFilters', 'isSubscribed', 'usable', 'usableFrom'],
    ].sort(),
  )
})

test('@FM-16 @CAT-10 a line is usable when its own card is loaded: a plastic one overnight, a phone at once', () => {
  const usableOf = (name: Parameters<typeof cartOf>[0]) => cartOf(name).map(({ usable }) => usable)
  expect(usableOf('riderBuyingForCard')).toEqual([{ when: 'within_hours', hours: 12 }])
  expect(usableOf('subscriptionInCart')).toEqual([{ when: 'at_once' }, { when: 'at_once' }])
})

test('for a user at the second factor the browser holds the temporary token, and the offer if there is one', () => {
  const kept = { mfaEnrolled: 'user-mfa', mfaToEnrol: 'user-setup', mfaRequired: 'user-required' }
  for (const [name, uuid] of Object.entries(kept) as [keyof typeof kept, string][]) {
    const { secondFactor, ...kept } = buildScenario(name).browserStorage
    expect(kept).toEqual({ tempAuthToken: `temporary-of-${uuid}` })
    expect(secondFactor?.includes('"step":"offer"') ?? false).toBe(name !== 'mfaEnrolled')
  }
})

test('the unverified rider has one line in the cart', () => {
  const { browserStorage } = buildScenario('unverified')
  expect(JSON.parse(browserStorage.cwp_user ?? '')).toMatchObject({ uuid: 'user-new', email_confirmed: false })
  expect(JSON.parse(browserStorage.cart ?? '')).toMatchObject([{ uuid: 'bus-adult-single', quantity: 1 }])
})

test('a long history is a thousand orders', () => {
  const { orders } = buildScenario('longHistory').state
  expect(orders.filter((order) => order.owner === 'user-rider')).toHaveLength(1_000)
})

test('the address sets the stage and keeps what is not the mock’s', async () => {
  const { api } = createMockBackend()
  const address =
    'http://localhost/products?scenario=riderSignedIn&tab=2&fault=login:500:2&fault=*:offline&delay=5&delay=login:9&now=2026-11-20T09:00:00Z#list'
  const rest = await applyAddress(new URL(address), api)
  expect(rest.href).toBe('http://localhost/products?tab=2#list')
  expect(await api.state()).toMatchObject({
    scenario: 'riderSignedIn',
    faults: [
      { call: 'login', kind: '500', times: 2 },
      { call: '*', kind: 'offline', times: null },
    ],
    delays: { '*': 5, login: 9 },
    clock: Date.parse('2026-11-20T09:00:00Z'),
  })
  await api.reset()
})

test('a slip in the address is reported and passed over', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api } = createMockBackend()
  await applyAddress(new URL('http://localhost/?scenario=nobody&fault=login:odd&fault=x:500&delay=soon'), api)
  expect(report).toHaveBeenCalledTimes(4)
  expect(await api.state()).toMatchObject({ scenario: 'visitor', faults: [], delays: {} })
})
