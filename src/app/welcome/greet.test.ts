// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { drawerOpened } from '../../features/buying/cart/state/cartSlice'
import type { OperatorSettings } from '../../features/identity/settings'
import { startTexts } from '../../i18n/texts'
import { dialogAnswered, dialogAsked, dialogsDismissed, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { locationChanged, pageShown } from '../../shared/navigation/navigation'
import { announced, connectionLost, selectAnnouncement } from '../../shared/notices/noticesSlice'
import { testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'
import { welcomeReady } from './greet'
import { selectTour, tourEnded, tourRequested } from './tourSlice'

const popUp = { version: 'winter-2026', title: { en: 'Winter' }, text: { en: 'It snows.' } }

beforeEach(() => startTexts('en'))

function openAt(path: string, settings: (settings: OperatorSettings) => void, answers = {}) {
  window.history.replaceState(null, '', path)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const portal = testPortal({ settings, answers })
  return portal
}

const withTour = ({ features }: OperatorSettings) => (features.tour = true)
const withPopUp = (settings: OperatorSettings) => (settings.popUp = popUp)
const ready = (portal: TestPortal) => portal.store.dispatch(welcomeReady())
const tour = (portal: TestPortal) => selectTour(portal.store.getState())
const shown = (portal: TestPortal) => selectOpenDialog(portal.store.getState())?.name
const offered = (portal: TestPortal) => portal.until((state) => selectTour(state) === 'offered')

function goTo(portal: TestPortal, pathname: string): void {
  window.history.replaceState(null, '', pathname)
  portal.store.dispatch(locationChanged({ pathname, search: '', hash: '' }))
  expect(shown(portal)).toBeUndefined()
  portal.store.dispatch(announced({ key: 'app:page.shown', values: { title: pathname } }))
  expect(shown(portal)).toBeUndefined()
  portal.store.dispatch(pageShown())
}

describe('the offer of a tour', () => {
  it.each(['/', '/products', '/products/null/digital'])('@LAND-02 is made and announced at %s', async (path) => {
    const portal = openAt(path, withTour)
    ready(portal)
    await offered(portal)
    const state = await portal.until((state) => selectAnnouncement(state) !== null)
    expect(selectAnnouncement(state)?.text).toEqual({ key: 'tour:offer.announced' })
  })

  it.each(['/login', '/checkout', '/anonymous/checkout', '/cart', '/reset/token', '/nowhere'])(
    '@LAND-02 is not made at %s, but where the visitor goes from there to look around',
    async (path) => {
      const portal = openAt(path, withTour)
      ready(portal)
      expect(tour(portal)).toBe('idle')
      goTo(portal, '/products')
      await offered(portal)
    },
  )

  it('@LAND-02 is not made where the operator has no tour, though there is a pop-up', async () => {
    const portal = openAt('/', withPopUp, { popUp: 'close' })
    ready(portal)
    await portal.until((state) => selectOpenDialog(state) === undefined)
    expect([portal.asked, tour(portal)]).toEqual([['popUp'], 'idle'])
  })

  it('@LAND-02 @STORE-01 is made once: taken or skipped, it is remembered', async () => {
    const first = openAt('/', withTour)
    ready(first)
    await offered(first)
    first.store.dispatch(tourEnded())
    expect(window.localStorage.getItem('tour_done')).toBe('true')
    const second = openAt('/', withTour)
    ready(second)
    await Promise.resolve()
    expect(tour(second)).toBe('idle')
    second.store.dispatch(tourRequested())
    expect(tour(second)).toBe('running')
  })

  it('@LAND-02 does not end a tour that runs already', async () => {
    const portal = openAt('/', withTour)
    portal.store.dispatch(tourRequested())
    ready(portal)
    await Promise.resolve()
    expect(tour(portal)).toBe('running')
  })
})

describe('the operator’s pop-up', () => {
  it('@LAND-03 shows once for each version of its content', async () => {
    for (const [version, count] of [
      ['a', 1],
      ['a', 0],
      ['b', 1],
    ] as const) {
      const portal = openAt('/', (settings) => (settings.popUp = { ...popUp, version }), { popUp: 'close' })
      ready(portal)
      await portal.until((state) => selectOpenDialog(state) === undefined)
      expect(portal.asked).toHaveLength(count)
      expect(window.localStorage.getItem('popup_seen')).toBe(version)
    }
  })

  it('@LAND-03 @LAND-02 comes before the offer of a tour', async () => {
    const portal = openAt('/', (settings) => {
      withTour(settings)
      withPopUp(settings)
    })
    ready(portal)
    expect([shown(portal), tour(portal)]).toEqual(['popUp', 'idle'])
    portal.store.dispatch(dialogAnswered({ id: selectOpenDialog(portal.store.getState())?.id ?? 0, answer: 'close' }))
    await offered(portal)
  })

  it('@LAND-03 shows again if its page was left before it was closed, and never over a form', () => {
    const portal = openAt('/', withPopUp)
    ready(portal)
    expect(shown(portal)).toBe('popUp')
    goTo(portal, '/checkout')
    expect(shown(portal)).toBeUndefined()
    expect(window.localStorage.getItem('popup_seen')).toBeNull()
    goTo(portal, '/products')
    expect(shown(portal)).toBe('popUp')
  })

  it.each([
    ['another dialog', dialogAsked({ name: 'clearCart', params: {} })],
    ['the cart', drawerOpened()],
    ['the pop-up about the connection', connectionLost({ unavailable: false })],
    ['the tour', tourRequested()],
  ])('@LAND-03 does not come over %s', (_, opened) => {
    const portal = openAt('/', withPopUp)
    portal.store.dispatch(opened)
    ready(portal)
    expect(shown(portal)).not.toBe('popUp')
    portal.store.dispatch(dialogsDismissed())
    expect(shown(portal)).toBeUndefined()
  })

  it('@LAND-03 @STORE-02 damaged memory of it does no more than show it again', async () => {
    window.localStorage.setItem('popup_seen', 'x'.repeat(500))
    const portal = openAt('/', withPopUp, { popUp: 'close' })
    ready(portal)
    await portal.until((state) => selectOpenDialog(state) === undefined)
    expect(portal.asked).toEqual(['popUp'])
  })
})
