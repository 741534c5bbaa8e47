// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '../../features/identity/session'
import { languageChosen, selectLanguage } from '../../features/identity/settings'
import type { OperatorSettings } from '../../features/identity/settings'
import { setClock } from '../../shared/clock'
import { cartLine } from '../../testing/buying/cartLines'
import { settled } from '../../testing/settled'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { Link } from '../../shared/navigation/Link'
import { cartRead } from '../../features/buying/cart'
import { selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import * as glyphs from '../../shared/ui/Glyph'
import { AccountMenu } from './AccountMenu'
import { Entrance } from './Entrance'
import { LanguageMenu } from './LanguageMenu'
// Imported here, so that a test does not wait for a busy machine to load it.
import './NavigationDrawer'
import { NavLinks } from './NavLinks'
import { Shell } from './Shell'

const rider = { uuid: 'u', first_name: 'Alex', last_name: 'Rider', email: 'alex@example.com' }

const showShell = (at = '/', settings?: (settings: OperatorSettings) => void) =>
  renderInPortal(
    <Shell>
      <h1>Page</h1>
    </Shell>,
    { at, settings },
  )

/** Renders the header's parts for wide screens: jsdom knows no widths and keeps them hidden in the header. */
const showHeader = (at = '/', settings?: (settings: OperatorSettings) => void) =>
  renderInPortal(
    <header>
      <NavLinks />
      <LanguageMenu />
      <AccountMenu />
      <Entrance />
    </header>,
    { at, settings },
  )

const header = () => within(screen.getByRole('banner'))
const footer = () => within(screen.getByRole('contentinfo'))

describe('the header', () => {
  it('@NAV-05 does not render again with each page', async () => {
    // Every part of the header has a picture: what renders again draws its picture again.
    const drawn = vi.spyOn(glyphs, 'Glyph')
    const { store, user } = await renderInPortal(
      <Shell>
        <Link to="/account/orders/2">Next page</Link>
      </Shell>,
      { at: '/account/orders/1' },
    )
    act(() => {
      store.dispatch(signedIn({ token: 'token', user: rider }))
    })
    const before = drawn.mock.calls.length
    expect(before).toBeGreaterThan(3)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    expect(drawn).toHaveBeenCalledTimes(before)
  })

  it('@NAV-05 offers the way in, and the way home while there', async () => {
    const { unmount } = await showHeader('/products')
    expect(header().getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page')
    expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    unmount()
    await showHeader('/login')
    expect(header().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(header().queryByRole('link', { name: 'Login' })).toBeNull()
  })

  it.each([
    ['/account/Orders/2/order-1', 'My Account'],
    ['/account/unattached', 'My cards'],
    ['/productsOfAnother', undefined],
  ])('@NAV-05 the stop of its line at %s is %s', async (at, name) => {
    const { store } = await showHeader(at)
    act(() => {
      store.dispatch(signedIn({ token: 'token', user: rider }))
    })
    const current = header().queryAllByRole('link', { current: 'page' })
    expect(current.map(({ textContent }) => textContent)).toEqual(name ? [name] : [])
  })

  it('@NAV-05 @AUTH-13 a rider logs out from it, and is warned of what is in the cart', async () => {
    const { store, user } = await showHeader()
    act(() => {
      store.dispatch(signedIn({ token: 'token', user: rider }))
      store.dispatch(cartRead([cartLine()]))
    })
    expect(header().queryByRole('link', { name: 'Login' })).toBeNull()
    await user.click(header().getByRole('button', { name: 'Account: Alex Rider' }))
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(selectOpenDialog(store.getState())?.name).toBe('logOutWithCart')
  })

  it('@LANG-01 names the languages in themselves and changes to the chosen one, by keyboard alone', async () => {
    const { user } = await showHeader()
    header().getByRole('button', { name: 'Language: English' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    const french = screen.getByRole('menuitemradio', { name: 'Français' })
    expect(french).toHaveFocus()
    expect(french).toHaveAttribute('lang', 'fr')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(header().getByRole('button', { name: 'Langue : Français' })).toHaveFocus())
    expect(document.documentElement).toHaveAttribute('lang', 'fr')
  })

  it('closes the menu of the languages before the page is rendered in another one', async () => {
    const frames: FrameRequestCallback[] = []
    const { store } = await showHeader()
    const language = () => selectLanguage(store.getState())
    // The texts are there, so nothing but the frame is waited for.
    for (const other of ['fr', 'en']) {
      store.dispatch(languageChosen(other))
      await waitFor(() => expect(language()).toBe(other))
    }
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    act(() => screen.getByRole('button', { name: 'Language: English' }).click())
    act(() => screen.getByRole('menuitemradio', { name: 'Français' }).click())
    expect(screen.queryByRole('menu')).toBeNull()
    await act(() => settled())
    expect(language()).toBe('en')
    act(() => frames.forEach((frame) => frame(0)))
    await waitFor(() => expect(language()).toBe('fr'))
  })

  it('@LANG-01 finds a language by its first letter', async () => {
    const { user } = await showHeader()
    header().getByRole('button', { name: 'Language: English' }).focus()
    await user.keyboard('{ArrowDown}f')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Français' })).toHaveFocus())
  })

  it('@LANG-01 offers no language whose texts do not exist, and no menu for a single one', async () => {
    await showHeader('/', (settings) => (settings.languages = ['en', 'xx']))
    expect(header().queryByRole('button', { name: /Language/ })).toBeNull()
  })

  it('@NAV-06 the menu closes on Escape and gives the focus back', async () => {
    const { user } = await showHeader()
    const button = header().getByRole('button', { name: 'Language: English' })
    await user.click(button)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the navigation of narrow screens', () => {
  beforeEach(() => {
    const deaf = () => undefined
    const listeners = { addEventListener: deaf, removeEventListener: deaf, addListener: deaf, removeListener: deaf }
    vi.stubGlobal('matchMedia', () => ({ matches: false, ...listeners }))
    return () => vi.unstubAllGlobals()
  })

  it('@NAV-06 is a drawer that Escape closes, with the focus back on its button', async () => {
    const { user } = await showShell()
    const button = screen.getByRole('button', { name: 'Menu' })
    await user.click(button)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByRole('link', { name: 'Login' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('@NAV-06 closes when an entry is chosen', async () => {
    const { user } = await showShell()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(drawer).getByRole('link', { name: 'Products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the footer', () => {
  it('@NAV-07 names the owner and the year of the portal’s clock', async () => {
    setClock(() => Date.parse('2031-06-01T12:00:00Z'))
    await showShell()
    expect(footer().getByText(/© 2031 Sableport Regional Transit Authority/)).toBeVisible()
  })

  it('@NAV-07 shows the operator’s links and none that is absent', async () => {
    await showShell('/', ({ links }) => {
      links.contact = { fr: 'https://operator.example/fr/contact' }
      links.shelter = undefined
      links.googlePlay = undefined
      links.logos = [{ picture: '/logo.svg', name: 'City of Sableport', href: 'https://city.example' }]
    })
    expect(footer().getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      'https://operator.example/fr/contact',
    )
    expect(footer().queryByRole('link', { name: /shelter/i })).toBeNull()
    expect(footer().getByRole('link', { name: /App Store/ })).toBeVisible()
    expect(footer().queryByRole('link', { name: /Google Play/ })).toBeNull()
    expect(footer().getByRole('link', { name: 'City of Sableport' })).toHaveAttribute('href', 'https://city.example')
  })
})
