import { Suspense, useContext, useState } from 'react'
import { Route, Routes } from 'react-router'
import { loadTexts } from '../i18n/texts'
import { StoreContext } from '../shared/store'
import type { AppStore } from '../shared/store'
import { Guard } from './routing/access'
import { lazyScreen } from '../shared/ui/lazyScreen'
import type { LazyComponent } from '../shared/ui/lazyScreen'
import { RouteFallback } from './routing/RouteFallback'
import { notFound, routes } from './routes'
import type { PortalRoute, ScreenModule } from './routes'

/** The screen of a route, loaded when first shown; its feature is attached before it draws. */
function screenOf(load: () => Promise<ScreenModule>, texts: string[], store: AppStore): LazyComponent<object> {
  return lazyScreen(async () => {
    const [screen] = await Promise.all([load(), loadTexts(texts)])
    for (const feature of [screen.feature ?? []].flat()) store.attach(feature)
    return screen
  })
}

function routeElement({ access, screen, load, texts = [] }: Omit<PortalRoute, 'path'>, store: AppStore) {
  const Screen = load && screenOf(load, texts, store)
  return <Guard access={access}>{Screen ? <Screen /> : screen}</Guard>
}

function routeElements(store: AppStore | null) {
  if (!store) throw new Error('The routes need the store')
  const table = Object.values(routes).map((route) => ({ path: route.path, element: routeElement(route, store) }))
  return [...table, { path: '*', element: routeElement({ access: 'everyone', load: notFound }, store) }]
}

/** The route table on the screen. The fallback keeps the height of a page, so that nothing jumps. */
export function RouteView() {
  const store = useContext(StoreContext)
  const [elements] = useState(() => routeElements(store))
  return (
    <Suspense fallback={<RouteFallback />}>
      <Routes>
        {elements.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Routes>
    </Suspense>
  )
}
