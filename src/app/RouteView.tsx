import { Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { selectSettings } from '../features/identity/settings'
import type { OperatorSettings } from '../features/identity/settings'
import { onceFor } from '../shared/onceFor'
import { routeOf } from '../shared/routeOf'
import { routePaths } from '../shared/routePaths'
import type { RouteName } from '../shared/routePaths'
import { useAppSelector } from '../shared/store'
import { lazyScreen } from '../shared/ui/page/lazyScreen'
import { pages } from './pages'
import type { Layout, FirstScreen } from './pages/page'
import { Guard } from './routing/access'
import { RouteFallback } from './routing/RouteFallback'
import { layoutComponent, loadScreen } from './screens'

const notFound = () => import('./pages/NotFoundPage')

/** Returns a page's screen. Unless it is the first one, it loads when it first shows. */
function pageElement(name: RouteName, first: FirstScreen | undefined) {
  const { access, props } = pages[name]
  const Screen: ComponentType = first?.name === name ? first.screen.default : lazyScreen(() => loadScreen(pages[name]))
  return (
    <Guard access={access}>
      <Screen {...props} />
    </Guard>
  )
}

/** Always the same element: a layout does not render again with each of its pages. */
const layoutElement = onceFor((layout: Layout | undefined) => {
  const LayoutScreen = layout && layoutComponent(layout)
  return LayoutScreen && <LayoutScreen />
})

/** Returns the elements of the pages that the operator offers. */
function elementsOf(settings: OperatorSettings, first: FirstScreen | undefined): Map<RouteName, ReactNode> {
  const offered = (Object.keys(pages) as RouteName[]).filter((name) => pages[name].isOffered?.(settings) ?? true)
  return new Map(offered.map((name) => [name, pageElement(name, first)]))
}

/**
 * Renders the page of the address. The fallback is as high as a page, so that nothing jumps. The router gets only the
 * route of the address, because it would rank all of them at each navigation.
 */
export function RouteView({ first }: { first?: FirstScreen }) {
  const settings = useAppSelector(selectSettings)
  const route = routeOf(useLocation().pathname)
  const [elements] = useState(() => elementsOf(settings, first))
  const [NotFound] = useState(() => lazyScreen(() => loadScreen({ screen: notFound, texts: [] })))
  const element = route && elements.get(route.name)
  return (
    <Suspense fallback={<RouteFallback />}>
      <Routes>
        {route && element ? (
          <Route element={layoutElement(pages[route.name].layout)}>
            <Route path={routePaths[route.name]} element={element} />
          </Route>
        ) : (
          <Route path="*" element={<NotFound />} />
        )}
      </Routes>
    </Suspense>
  )
}
