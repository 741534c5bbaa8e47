import { Suspense, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { selectSettings } from '../features/identity/settings'
import type { OperatorSettings } from '../features/identity/settings'
import { StoreContext, useAppSelector } from '../shared/store'
import type { AppStore } from '../shared/store'
import { lazyScreen } from '../shared/ui/page/lazyScreen'
import { offeredSections, routesOf } from './account/sections'
import type { LayoutName, PortalRoute } from './routing/portalRoute'
import { loadScreen, preparedScreen } from './preparedScreens'
import { notFound, routes } from './routes'
import { Guard } from './routing/access'
import { RouteFallback } from './routing/RouteFallback'
import { routeOf } from './routing/routeOf'
import { routePaths } from '../shared/paths'

/** Returns a route's screen. Unless it is prepared, it loads when it first shows. Its features are attached first. */
function routeElement({ access, load, texts = [] }: Omit<PortalRoute, 'path'>, store: AppStore) {
  const Screen = preparedScreen(load) ?? lazyScreen(() => loadScreen(load, texts, store))
  return (
    <Guard access={access}>
      <Screen />
    </Guard>
  )
}

const AccountLayout = lazyScreen(() => import('./account/AccountLayout'))

/** Elements that are always the same, so that a layout does not render again with each of its pages. */
const layouts: Record<LayoutName, ReactNode> = { plain: undefined, account: <AccountLayout /> }

interface LaidOutRoute {
  path: string
  layout: LayoutName
  element: ReactNode
}

function laidOutRoutes(store: AppStore | null, settings: OperatorSettings): LaidOutRoute[] {
  if (!store) throw new Error('The routes need the store')
  const table = [...Object.values(routes), ...routesOf(offeredSections(settings))].map(
    ({ path, layout = 'plain', ...route }) => ({ path, layout, element: routeElement(route, store) }),
  )
  return [
    ...table,
    { path: '*', layout: 'plain', element: routeElement({ access: 'everyone', load: notFound }, store) },
  ]
}

/**
 * Renders the route table. The fallback is as high as a page, so that nothing jumps. The router ranks all its routes at
 * each navigation, so it gets only the route of the address; an unknown address gets the whole table.
 */
export function RouteView() {
  const store = useContext(StoreContext)
  const settings = useAppSelector(selectSettings)
  const route = routeOf(useLocation().pathname)
  const [table] = useState(() => laidOutRoutes(store, settings))
  const found = route && table.find(({ path }) => path === routePaths[route.name])
  return (
    <Suspense fallback={<RouteFallback />}>
      <Routes>
        {(found ? [found] : table).map(({ path, layout, element }) => (
          <Route key={path} element={layouts[layout]}>
            <Route path={path} element={element} />
          </Route>
        ))}
      </Routes>
    </Suspense>
  )
}
