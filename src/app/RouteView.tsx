import { Suspense, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { selectSettings } from '../features/settings'
import type { OperatorSettings } from '../features/settings'
import { StoreContext, useAppSelector } from '../shared/store'
import type { AppStore } from '../shared/store'
import { lazyScreen } from '../shared/ui/lazyScreen'
import type { LazyComponent } from '../shared/ui/lazyScreen'
import { offeredSections, routesOf } from './account/sections'
import type { LayoutName, PortalRoute } from './routing/portalRoute'
import { loadScreen, preparedScreen } from './preparedScreens'
import { notFound, routes } from './routes'
import { Guard } from './routing/access'
import { RouteFallback } from './routing/RouteFallback'

/** Returns a route's screen. Unless it is prepared, it loads when it first shows. Its features are attached first. */
function routeElement({ access, load, texts = [] }: Omit<PortalRoute, 'path'>, store: AppStore) {
  const Screen = preparedScreen(load) ?? lazyScreen(() => loadScreen(load, texts, store))
  return (
    <Guard access={access}>
      <Screen />
    </Guard>
  )
}

const layouts: Record<LayoutName, LazyComponent<object> | null> = {
  plain: null,
  account: lazyScreen(() => import('./account/AccountLayout')),
}

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

/** Renders the route table. The fallback is as high as a page, so that nothing jumps. */
export function RouteView() {
  const store = useContext(StoreContext)
  const settings = useAppSelector(selectSettings)
  const [table] = useState(() => laidOutRoutes(store, settings))
  return (
    <Suspense fallback={<RouteFallback />}>
      <Routes>
        {(Object.keys(layouts) as LayoutName[]).map((name) => {
          const Layout = layouts[name]
          const members = table.filter(({ layout }) => layout === name)
          return (
            <Route key={name} element={Layout ? <Layout /> : undefined}>
              {members.map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
            </Route>
          )
        })}
      </Routes>
    </Suspense>
  )
}
