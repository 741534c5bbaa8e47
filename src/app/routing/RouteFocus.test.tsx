// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Link, Route, Routes, useSearchParams } from 'react-router'
import { runSaga } from 'redux-saga'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { dialogAsked, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { goTo, pageShown, reloadOnce } from '../../shared/navigation/navigation'
import { selectAnnouncement } from '../../shared/notices/noticesSlice'
import { call } from '../../shared/saga/effects'
import { every, watch } from '../../shared/saga/workers'
import { usePageTitle } from '../../shared/ui/page/Page'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { RouteFocus } from './RouteFocus'
import { ScrollMemory } from './ScrollMemory'
import { settled } from '../../testing/settled'

function Screen({ name }: { name: string }) {
  usePageTitle(name)
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <h1 id="page-heading" tabIndex={-1}>
        {name}
      </h1>
      <Link to="/cart">To the cart</Link>
      <Link to="/late">To a slow page</Link>
      <Link to="/products#faq">To the questions</Link>
      <button type="button" onClick={() => setQuery({ filter: 'bus' })}>
        Filter {query.get('filter')}
      </button>
      <h2 id="faq">Questions</h2>
    </>
  )
}

/** Returns a screen that loads when the test says so. */
function slowScreen() {
  let arrive = () => {}
  const Slow = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: () => <Screen name="Slow page" /> })
      }),
  )
  return { Slow, arrive: () => act(async () => arrive()) }
}

async function open(at = '/') {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const { Slow, arrive } = slowScreen()
  const portal = await renderInPortal(
    <>
      <RouteFocus />
      <ScrollMemory />
      <Suspense fallback={<p>Loading</p>}>
        <Routes>
          <Route path="/" element={<Screen key="home" name="Home" />} />
          <Route path="/products" element={<Screen key="products" name="Products" />} />
          <Route path="/cart" element={<Screen key="cart" name="Cart" />} />
          <Route path="/late" element={<Slow />} />
        </Routes>
      </Suspense>
    </>,
    { at },
  )
  return { ...portal, arrive }
}

const heading = (name: string) => screen.getByRole('heading', { name, level: 1 })

describe('another page', () => {
  it('@NAV-09 leaves the focus alone on the very first one', async () => {
    const { store } = await open('/cart')
    await settled()
    expect(document.body).toHaveFocus()
    expect(selectAnnouncement(store.getState())).toBeNull()
  })

  it('@NAV-09 takes the focus to its heading and is announced once by its title', async () => {
    const { user, store } = await open()
    await user.click(screen.getByRole('link', { name: 'To the cart' }))
    await waitFor(() => expect(heading('Cart')).toHaveFocus())
    expect(selectAnnouncement(store.getState())).toEqual({
      text: { key: 'app:page.shown', values: { title: 'Cart' } },
      count: 1,
    })
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  it('@OPS-02 @PAY-10 may reload again, back on an entry that reloaded before', async () => {
    vi.stubGlobal('location', { ...window.location, reload: vi.fn() })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user } = await open()
    reloadOnce()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    expect(reloadOnce()).toBe(false)
    await user.click(screen.getByRole('link', { name: 'To the cart' }))
    expect(reloadOnce()).toBe(true)
  })

  it('@NAV-09 tells the flows once that it shows, after its heading has the focus', async () => {
    const { user, store, arrive } = await open()
    const focused: (string | null | undefined)[] = []
    store.attach({
      name: 'listener',
      saga: watch(() => every(pageShown, () => call(() => void focused.push(document.activeElement?.textContent)))),
    })
    await user.click(screen.getByRole('link', { name: 'To a slow page' }))
    await settled()
    expect(focused).toEqual([])
    await arrive()
    await waitFor(() => expect(focused).toEqual(['Slow page']))
  })

  it('@NAV-09 is waited for when its screen is still loading', async () => {
    const { user, arrive } = await open()
    await user.click(screen.getByRole('link', { name: 'To a slow page' }))
    await settled()
    expect(screen.getByText('Loading')).toBeVisible()
    await arrive()
    await waitFor(() => expect(heading('Slow page')).toHaveFocus())
  })

  it('@NAV-09 does not take the focus from a visitor who acted while it loaded', async () => {
    const { user, arrive, store } = await open()
    await user.click(screen.getByRole('link', { name: 'To a slow page' }))
    await user.tab()
    await arrive()
    await waitFor(() => expect(selectAnnouncement(store.getState())).not.toBeNull())
    expect(heading('Slow page')).not.toHaveFocus()
  })

  it.each([
    ['a press takes the focus from it', 1, false],
    ['the second press of a double click does not', 2, true],
  ])('@NAV-09 while its screen loads, %s', async (_, detail, hasFocus) => {
    const { user, arrive, store } = await open()
    await user.click(screen.getByRole('link', { name: 'To a slow page' }))
    fireEvent.mouseDown(document.body, { detail })
    await arrive()
    await waitFor(() => expect(selectAnnouncement(store.getState())).not.toBeNull())
    expect(document.activeElement === heading('Slow page')).toBe(hasFocus)
  })

  it('@NAV-09 does not count a changed query: the focus stays on the filter', async () => {
    const { user, store } = await open('/products')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const filter = await screen.findByRole('button', { name: 'Filter bus' })
    await settled()
    expect(filter).toHaveFocus()
    expect(selectAnnouncement(store.getState())).toBeNull()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('@NAV-09 starts at the place that its hash names', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'To the questions' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus())
    expect(scrolled).toHaveBeenCalledOnce()
  })

  it('@NAV-09 opened by a flow closes the dialog of the page before', async () => {
    const { store } = await open()
    act(() => void store.dispatch(dialogAsked({ name: 'clearCart', params: { count: 1 } })))
    await act(() => runSaga({}, goTo, '/cart').toPromise())
    await waitFor(() => expect(heading('Cart')).toHaveFocus())
    expect(selectOpenDialog(store.getState())).toBeUndefined()
  })
})
