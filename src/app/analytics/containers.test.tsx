// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { consentDecided } from '../../features/account/privacy/onDemand'
import { signInDialog } from '../../features/identity/session'
import { dialogAsked, dialogsDismissed } from '../../shared/dialogs/dialogsSlice'
import { areContainersHere } from '../../shared/thirdPartyScripts'
import { testBackend } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { settled } from '../../testing/settled'
import AfterIdle from '../AfterIdle'
import '../welcome/greet'
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

it.each([
  [{ isAllowed: true, gtm_id: 'GTM-AAAAAA' }, 1],
  [{ isAllowed: true, gtmBytemarkId: 'GTM-AAAAAA' }, 1],
  [{ isAllowed: true }, 0],
  [{ isAllowed: false, gtm_id: 'GTM-AAAAAA' }, 0],
])('@OPS-02 consent is asked for where analytics is allowed and has a container: %j', async (analytics, count) => {
  testBackend('visitor')
  await renderInPortal(<AfterIdle />, { at: '/cart', settings: (settings) => (settings.analytics = analytics) })
  await act(settled)
  expect(screen.queryAllByRole('region', { name: 'May we count visits?' })).toHaveLength(count)
})
