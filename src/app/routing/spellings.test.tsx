// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { describe, expect, it, onTestFinished } from 'vitest'
import { matchRoutes, Route, Routes, useLocation, useParams } from 'react-router'
import { isAt, routePaths } from '../../shared/paths'
import type { RouteName } from '../../shared/paths'
import { testSettings } from '../../testing/portal'
import { Guard } from './access'
import { PortalRouter } from './PortalRouter'
import { pages } from '../pages'
import { createPortalStore } from '../store'
import { fc } from '../../testing/chance/property'

const names = Object.keys(pages) as RouteName[]
const table = names.map((name) => ({ id: name, path: routePaths[name] }))
const routeOf = (pathname: string) => matchRoutes(table, pathname)?.[0]?.route.id

interface Shown {
  name: RouteName
  params: unknown
  /** The address that signing in leads to. */
  from: string | undefined
}
const browser: { shown?: Shown } = {}

function Page({ name }: { name: RouteName }) {
  const params = useParams()
  const from = new URLSearchParams(useLocation().search).get('from')
  useEffect(() => {
    browser.shown = { name, params, from: from === null ? undefined : routeOf(from) }
  })
  return null
}

/** Opens an address as typed into the address bar, from which the router reads it. */
function visit(address: string): Shown | undefined {
  const type = (typed: string) =>
    act(() => {
      window.history.replaceState(null, '', window.location.origin + typed)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  type('/nowhere')
  browser.shown = undefined
  type(address)
  return browser.shown
}

/** One address of each route, with a value for each parameter. */
const addresses = names.map((name) => routePaths[name].replace(/:(\w+)\??/g, (_, key: string) => `${key}-7`))

/** Letters in either case or percent-encoded, and slashes doubled or added at the end. */
const spelled = fc.constantFrom(...addresses).chain((address) =>
  fc
    .array(fc.constantFrom('as it is', 'as it is', 'upper', 'percent', 'PERCENT', 'slash'), {
      minLength: address.length,
      maxLength: address.length,
    })
    .chain((manners) =>
      fc.constantFrom('', '/', '//').map((end) => {
        const parameters = routePaths[names[addresses.indexOf(address)] ?? 'landing'].indexOf(':')
        const written = [...address].map((letter, at) => {
          // The names of pages ignore case; the values of parameters do not.
          if (letter === '/') return manners[at] === 'slash' && at > 0 ? '//' : letter
          const code = `%${letter.charCodeAt(0).toString(16)}`
          if (manners[at] === 'percent') return code
          if (manners[at] === 'PERCENT') return code.toUpperCase()
          return manners[at] === 'upper' && (parameters < 0 || at < parameters) ? letter.toUpperCase() : letter
        })
        return { address, spelling: written.join('') + end }
      }),
    ),
)

const storage = {
  visitor: {},
  guest: { isGuestUser: 'true', card_token: 'card' },
  rider: { auth_token: 'full' },
}

describe('However an address is spelled', () => {
  it.each(Object.keys(storage) as (keyof typeof storage)[])(
    '@NAV-01 @NAV-03 @NAV-11 a %s gets the page or the redirect of the route, and never an empty page',
    (kind) => {
      for (const [key, value] of Object.entries(storage[kind])) window.localStorage.setItem(key, value)
      onTestFinished(cleanup)
      render(
        <Provider store={createPortalStore(testSettings(), 'en')}>
          <PortalRouter histories={[]}>
            <Routes>
              {names.map((name) => (
                <Route
                  key={name}
                  path={routePaths[name]}
                  element={
                    <Guard access={pages[name].access}>
                      <Page name={name} />
                    </Guard>
                  }
                />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </PortalRouter>
        </Provider>,
      )
      fc.assert(
        fc.property(spelled, ({ address, spelling }) => {
          fc.pre(routeOf(spelling) !== undefined && routeOf(spelling) === routeOf(address))
          const met = visit(spelling)
          expect(met).toBeDefined()
          expect(met).toEqual(visit(address))
        }),
        { numRuns: 60 },
      )
    },
  )

  it('@NAV-01 the flows know the page that is shown', () => {
    fc.assert(
      fc.property(spelled, ({ spelling }) => {
        const route = routeOf(spelling)
        if (route) expect(isAt(spelling, route as RouteName)).toBe(true)
      }),
    )
  })
})
