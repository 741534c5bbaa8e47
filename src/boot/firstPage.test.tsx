import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { offerStarted } from '../api/startedCalls'
import type { ScenarioName } from '../mocks/scenarios/recipes'
import { settled } from '../testing/settled'
import { testBackend, testSettings } from '../testing/portal'
import { renderInPortal } from '../testing/screens/renderInPortal'
import { RouteView } from '../app/RouteView'
import { sendFirstCalls } from './firstPage'
import { readVisit } from './visit'

const complete =
  'filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'

/** Starts the calls of the page at this address and shows the page. Returns the names of all calls, in order. */
async function visit(address: string, scenario: ScenarioName) {
  const backend = testBackend(scenario)
  const started = sendFirstCalls(readVisit(new URL(address, 'http://localhost')), Promise.resolve(testSettings()))
  // The portal restores a stored session in its first epoch.
  offerStarted(started, scenario === 'visitor' ? 0 : 1)
  await started
  await renderInPortal(<RouteView />, { at: address })
  await screen.findByRole('heading', { level: 1 })
  const names = async () => (await backend.calls()).map(({ name }) => name)
  const wanted = (await started).length
  await vi.waitFor(async () => expect((await names()).length).toBeGreaterThanOrEqual(wanted))
  await vi.waitFor(() => expect(document.querySelector('main [aria-busy=true], [data-waiting]')).toBeNull())
  await settled()
  return names()
}

it.each<[string, ScenarioName, string[]]>([
  ['/login', 'visitor', ['getForm']],
  ['/signup', 'visitor', ['getForm']],
  ['/forgotpassword', 'visitor', ['getForm']],
  ['/digital', 'visitor', ['getForm']],
  ['/digital', 'riderWithEveryCard', ['listFareMedia']],
  ['/manage-card', 'guestWithCard', ['listFareMedia']],
  ['/checkout', 'riderBuyingForCard', ['listPaymentMethods']],
  ['/products', 'visitor', ['searchProductsAsGuest']],
  ['/products', 'riderSignedIn', ['searchProducts']],
  ['/products/bus', 'visitor', ['getOrgConfig']],
  ['/products/null/physical', 'visitor', ['searchProductsForCard']],
  ['/products/null/digital', 'guestWithCard', ['searchProductsForCard']],
  [
    '/account',
    'riderSignedIn',
    ['listFareMedia', 'getWallet', 'listPaymentMethods', 'listOrders', 'listUnattachedPasses', 'listCases'],
  ],
  ['/account/wallet', 'riderSignedIn', ['getWallet']],
  ['/account/paymentmethods', 'riderSignedIn', ['listPaymentMethods']],
  ['/account/orders', 'riderSignedIn', ['listOrders']],
  ['/account/orders/2', 'pagedHistory', ['listOrders']],
  ['/faremedia', 'riderSignedIn', ['listFareMedia']],
  [`/products?${complete}`, 'visitor', ['searchProductsAsGuest', 'searchProductsAsGuest']],
])('@CAT-05 %s begins with calls of the entry, each sent once: %s', async (address, scenario, first) => {
  const names = await visit(address, scenario)
  expect(names.slice(0, first.length)).toEqual(first)
  expect(names.filter((name) => first.includes(name))).toEqual(first)
})
