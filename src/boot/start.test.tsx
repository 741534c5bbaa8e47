import '@testing-library/jest-dom/vitest'
import { act, screen } from '@testing-library/react'
import { runSaga } from 'redux-saga'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createMockBackend } from '../mocks/node'
import { testSettings } from '../testing/portal'
import type * as Roots from 'react-dom/client'
import type * as Stores from '../app/store'

// A document starts its portal once, so each test has modules of its own.
beforeEach(() => vi.resetModules())

/** Opens a document that shows its page already. The page's code comes when `arrive` is called. */
async function openDocument(at: string, scenario: Parameters<typeof createMockBackend>[0], page: string) {
  const { server } = createMockBackend(scenario)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  window.history.replaceState(null, '', at)
  document.body.innerHTML = '<div id="root"><p>From the document</p></div>'
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  vi.doMock(page, async (original) => {
    await arrived
    return { parts: undefined, enter: undefined, ...(await original<object>()) }
  })
  let opened: ReturnType<typeof Stores.createPortalStore> | undefined
  vi.doMock('../app/store', async (original) => {
    const stores = await original<typeof Stores>()
    const createPortalStore: typeof stores.createPortalStore = (...given) =>
      (opened = stores.createPortalStore(...given))
    return { ...stores, createPortalStore }
  })
  vi.doMock('react-dom/client', async (original) => {
    const roots = await original<typeof Roots>()
    const createRoot: typeof roots.createRoot = (...given) => {
      const root = roots.createRoot(...given)
      onTestFinished(() => act(() => root.unmount()))
      return root
    }
    return { ...roots, createRoot }
  })
  const { start } = await import('./start')
  const { readVisit } = await import('./visit')
  const { goTo } = await import('../shared/navigation/navigation')
  const begun = { visit: readVisit(), calls: Promise.resolve([]) }
  const started = start(Promise.resolve(testSettings()), () => begun)
  const store = await vi.waitFor(() => {
    if (!opened) throw new Error('no store yet')
    return opened
  })
  onTestFinished(store.stop)
  const go = (to: string) => void runSaga({ dispatch: store.dispatch }, goTo, to)
  return { store, started, arrive, go }
}

it('@NAV-01 what is navigated before the router is there decides at which address it starts', async () => {
  const { started, arrive, go } = await openDocument('/products', 'visitor', '../app/pages/ProductsPage')
  await vi.waitFor(() => {
    go('/login')
    expect(window.location.pathname).toBe('/login')
  })
  expect(screen.getByText('From the document')).toBeVisible()
  arrive()
  await act(() => started)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

it('@AUTH-14 @PAY-01 a session that ends between entering the checkout and its first render leaves no checkout open', async () => {
  const { store, started, arrive } = await openDocument('/checkout', 'riderWithFullCart', '../app/pages/CheckoutPage')
  const { sessionLost } = await import('../features/identity/session')
  const { selectIsCheckoutOpen } = await import('../features/buying/checkout/purchase')
  const wasOpen: boolean[] = []
  const stop = store.subscribe(() => {
    if (!selectIsCheckoutOpen(store.getState())) return
    stop()
    wasOpen.push(true)
    queueMicrotask(() => store.dispatch(sessionLost('unauthorized')))
  })
  arrive()
  await act(() => started)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(wasOpen).toEqual([true])
  expect(selectIsCheckoutOpen(store.getState())).toBe(false)
})
