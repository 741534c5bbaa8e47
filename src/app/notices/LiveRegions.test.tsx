// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { announced, errorShown, successShown } from '../../shared/notices/noticesSlice'
import { loadLanguage, showLanguage } from '../../i18n/texts'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import LiveRegions from './LiveRegions'

const done = successShown({ key: 'cart:added', values: { name: 'Adult single ride' } })
const amiss = errorShown({ key: 'shared:error.generic' })
const doneText = /Adult single ride/
const amissText = 'Something went wrong, please try again!'

async function showNotices() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let isShown = false
  const shown = renderInPortal(
    <>
      <h1 id="page-heading" tabIndex={-1}>
        Products
      </h1>
      <LiveRegions />
    </>,
  )
  void shown.then(() => (isShown = true))
  // Texts load after a timer, which `vi.waitFor` advances.
  await vi.waitFor(() => expect(isShown).toBe(true))
  const { store } = await shown
  pass(100)
  return (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => store.dispatch(action)))
}

/** The second status region is about long waits. */
const politeRegion = () => screen.getAllByRole('status')[0] as HTMLElement

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const tabIs = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

describe('notices', () => {
  it('@MSG-01 a success goes after three seconds, an error after five', async () => {
    const dispatch = await showNotices()
    dispatch(done, amiss)
    pass(2_900)
    expect(screen.getByText(doneText)).toBeVisible()
    pass(200)
    expect(screen.queryByText(doneText)).toBeNull()
    expect(screen.getByText(amissText)).toBeVisible()
    pass(2_000)
    expect(screen.queryByText(amissText)).toBeNull()
  })

  it('@MSG-01 pointing at one notice pauses the countdown of all, which then continues', async () => {
    const dispatch = await showNotices()
    dispatch(done, amiss)
    pass(2_000)
    fireEvent.pointerOver(screen.getByText(amissText))
    pass(6_000)
    expect(screen.getByText(doneText)).toBeVisible()
    fireEvent.pointerOut(screen.getByText(amissText), { relatedTarget: document.body })
    pass(900)
    expect(screen.getByText(doneText)).toBeVisible()
    pass(200)
    expect(screen.queryByText(doneText)).toBeNull()
  })

  it('@MSG-01 the countdown is paused while a notice has the focus, and in a hidden tab', async () => {
    const dispatch = await showNotices()
    dispatch(done)
    const close = screen.getByRole('button', { name: /Close message/ })
    act(() => close.focus())
    pass(4_000)
    act(() => close.blur())
    tabIs('hidden')
    pass(4_000)
    expect(screen.getByText(doneText)).toBeVisible()
    tabIs('visible')
    pass(3_100)
    expect(screen.queryByText(doneText)).toBeNull()
  })

  it('@MSG-01 the countdown is paused while the visitor presses anywhere on the page', async () => {
    const dispatch = await showNotices()
    dispatch(done)
    const heading = screen.getByRole('heading', { name: 'Products' })
    act(() => screen.getByRole('button', { name: /Close message/ }).focus())
    fireEvent.pointerDown(heading)
    // The press takes the focus from the button.
    act(() => heading.focus())
    pass(200)
    pass(6_000)
    expect(screen.getByText(doneText)).toBeVisible()
    fireEvent.pointerUp(heading)
    pass(200)
    pass(3_100)
    expect(screen.queryByText(doneText)).toBeNull()
  })

  it('@MSG-01 a notice that is closed while pointed at does not pause the countdown of the others', async () => {
    const dispatch = await showNotices()
    dispatch(done, amiss)
    fireEvent.pointerOver(screen.getByText(amissText))
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
    pass(3_100)
    expect(screen.queryByText(doneText)).toBeNull()
  })

  it('@CART-03 @MSG-01 a notice leads to where it says, also after a second one of the same text, and closes', async () => {
    const dispatch = await showNotices()
    const to = (sum: string) => ({ to: '/cart', text: { key: 'cart:viewWithSum', values: { sum } } })
    for (const sum of ['$3.50', '$7.00'])
      dispatch(successShown({ key: 'cart:added', values: { name: 'Adult single ride' }, link: to(sum) }))
    const link = screen.getByRole('link', { name: 'View Cart, $7.00' })
    expect(link).toHaveAttribute('href', '/cart')
    fireEvent.click(link)
    expect(screen.queryByText(doneText)).toBeNull()
  })

  it('@MSG-01 Escape closes the newest notice', async () => {
    const dispatch = await showNotices()
    dispatch(done, amiss)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByText(amissText)).toBeNull()
    expect(screen.getByText(doneText)).toBeVisible()
  })

  it('@MSG-01 closing a notice by keyboard gives the focus back to where it was', async () => {
    const dispatch = await showNotices()
    dispatch(done)
    const heading = screen.getByRole('heading', { name: 'Products' })
    act(() => heading.focus())
    const close = screen.getByRole('button', { name: /Close message/ })
    act(() => close.focus())
    fireEvent.click(close)
    expect(screen.queryByText(doneText)).toBeNull()
    expect(heading).toHaveFocus()
  })

  it('@MSG-01 an error interrupts; a success and an announcement wait', async () => {
    const dispatch = await showNotices()
    dispatch(done, amiss, announced({ key: 'app:page.shown', values: { title: 'Products' } }))
    expect(screen.getByRole('alert')).toHaveTextContent(amissText)
    expect(politeRegion()).toHaveTextContent(doneText)
    expect(politeRegion()).toHaveTextContent('Products')
  })

  it('@LANG-01 @MSG-01 a change of language removes earlier announcements and keeps later ones', async () => {
    const dispatch = await showNotices()
    dispatch(announced({ key: 'app:nav.products' }))
    await loadLanguage('fr')
    await act(() => showLanguage('fr'))
    onTestFinished(() => showLanguage('en'))
    expect(politeRegion()).toBeEmptyDOMElement()
    dispatch(announced({ key: 'app:page.shown', values: { title: 'Acheter des billets' } }))
    dispatch(announced({ key: 'cart:count', values: { count: 2 } }))
    const said = [...politeRegion().children].map((words) => words.textContent)
    expect(said).toEqual(['Acheter des billets', 'Le panier contient 2 articles'])
    dispatch(announced({ key: 'app:nav.products' }), announced({ key: 'app:nav.home' }))
    expect(politeRegion().children).toHaveLength(3)
  })

  it('@MSG-01 stay audible when a dialog hides everything beside it from screen readers', async () => {
    await showNotices()
    vi.useRealTimers()
    const region = politeRegion()
    region.parentElement?.parentElement?.setAttribute('aria-hidden', 'true')
    await vi.waitFor(() => expect(region.closest('[aria-hidden]')).toBeNull())
  })
})
