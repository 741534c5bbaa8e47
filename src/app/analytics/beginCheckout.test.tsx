// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { productAdded } from '../../features/buying/cart'
import { consentDecided } from '../../features/account/privacy/onDemand'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { analyticsKeys } from './analyticsKeys'
import { privacyKeys } from '../../features/account/privacy/privacyKeys'
import { soldLine } from '../../testing/buying/cartLines'
import { testBackend } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import Analytics from './Analytics'

const line = { ...soldLine('bus-adult-single'), list_price: 275 }
const told = () =>
  (readStored(analyticsKeys.analyticsEvents) ?? []) as { event: string; items?: unknown; value?: number }[]

async function visit(at: string, quantity: number) {
  testBackend('visitor')
  const lines = quantity > 0 ? [{ ...line, quantity, name: 'canary-name' }] : []
  window.localStorage.setItem('cart', JSON.stringify(lines))
  const { store } = await renderInPortal(<Analytics />, { at })
  store.dispatch(consentDecided(true))
  await waitFor(() => expect(told().length).toBeGreaterThan(0))
  return told()
}

it.each(['/checkout', '/anonymous/checkout?step=payment'])(
  '@OPS-02 %s begins a checkout with what is bought, and nothing personal',
  async (at) => {
    const events = await visit(at, 3)
    expect(events.map(({ event }) => event)).toEqual(['page', 'begin_checkout'])
    expect(events[1]).toEqual({
      event: 'begin_checkout',
      currency: 'CAD',
      value: 8.25,
      items: [{ item_id: line.uuid, quantity: 3, price: 2.75 }],
    })
  },
)

it.each([
  ['/checkout', 0],
  ['/cart', 2],
])('@OPS-02 %s with %i tickets begins none', async (at, quantity) => {
  expect((await visit(at, quantity)).map(({ event }) => event)).toEqual(['page'])
})

it.each([
  [
    'withdraws the consent',
    () => writeStored(privacyKeys.analyticsConsent, { version: 1, at: 1, isGiven: false }),
    privacyKeys.analyticsConsent.key,
  ],
  ['erases everything', () => window.localStorage.clear(), null],
] as const)('@OPS-02 another tab %s: nothing more is told here, and what waits is forgotten', async (_, act, key) => {
  testBackend('visitor')
  const { store } = await renderInPortal(<Analytics />, { at: '/cart' })
  store.dispatch(consentDecided(true))
  await waitFor(() => expect(told()).toHaveLength(1))
  act()
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
  expect(told()).toEqual([])
  store.dispatch(productAdded({ lines: [line], added: line }))
  expect(told()).toEqual([])
  expect(readStored(privacyKeys.analyticsConsent)?.isGiven).not.toBe(true)
})
