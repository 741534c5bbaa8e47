// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { consentDecided } from '../../features/account/privacy/onDemand'
import { signInDialog } from '../../features/identity/session'
import { dialogAsked, dialogsDismissed } from '../../shared/dialogs/dialogsSlice'
import { areContainersHere } from '../../shared/thirdPartyScripts'
import { testBackend } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import Analytics from './Analytics'

vi.mock('../../shared/loadScript', () => ({ loadScript: () => Promise.resolve() }))

afterEach(() => {
  delete window.dataLayer
  vi.restoreAllMocks()
})

async function visitCart() {
  testBackend('visitor')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'http://localhost/cart' } as PerformanceNavigationTiming,
  ])
  return await renderInPortal(<Analytics />, {
    at: '/cart',
    settings: (settings) => (settings.analytics = { isAllowed: true, gtm_id: 'GTM-AAAAAA' }),
  })
}

it('@OPS-02 containers load on an open page with consent', async () => {
  const { store } = await visitCart()
  act(() => void store.dispatch(consentDecided(true)))
  expect(areContainersHere()).toBe(true)
})

it('@OPS-02 no containers load where a visitor signs in or has signed in, though another tab gives consent', async () => {
  const { store } = await visitCart()
  act(() => void store.dispatch(dialogAsked({ name: signInDialog.name, params: { guestAllowed: true } })))
  act(() => void store.dispatch(consentDecided(true)))
  expect(areContainersHere()).toBe(false)
  act(() => void store.dispatch(dialogsDismissed()))
  expect(areContainersHere()).toBe(false)
})
