import { expect, it } from 'vitest'
import screens from '../../../e2e/screens.json' with { type: 'json' }
import { routeOf } from '../../shared/routeOf'
import { routePaths } from '../../shared/routePaths'
import type { RouteName } from '../../shared/routePaths'
import { testSettings } from '../../testing/portal'
import { documents } from '../documents/table'
import { pages } from '.'
import type { FirstVisit } from './page'

it('@NAV-01 each address has its page, and each page its address', () => {
  expect(Object.keys(pages).sort()).toEqual(Object.keys(routePaths).sort())
})

/** These pages only redirect to another screen. */
const passing: RouteName[] = ['appleReturn', 'appleReturned']

it('every page is among the screens that stories and benchmark look at', () => {
  const shown = screens.map(([address = '']) => routeOf(address.replace(/\?.*/, ''))?.name)
  const forgotten = Object.keys(pages).filter(
    (name) => !passing.includes(name as RouteName) && !shown.includes(name as RouteName),
  )
  expect(forgotten).toEqual([])
})

const visitors: Record<string, FirstVisit['visitor']> = {
  everyone: { kind: 'visitor' },
  signedOut: { kind: 'visitor' },
  rider: { kind: 'rider', token: 'token' },
  guest: { kind: 'guest' },
}

it.each(Object.entries(documents).filter(([, { at }]) => at))(
  'the budget of the document %s counts the calls that its page begins with',
  async (_, { route, at = '', calls = 0 }) => {
    const page = pages[route]
    const first = await page.calls?.()
    const { params = {} } = routeOf(at) ?? {}
    const visit: FirstVisit = {
      params,
      query: new URLSearchParams(),
      settings: testSettings(),
      visitor: visitors[page.access]!,
      language: 'en',
    }
    // The checkout's calls depend on the cart.
    if (route !== 'checkout') expect(calls).toBe(first?.(visit).length ?? 0)
  },
)
