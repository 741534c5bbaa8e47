import { useEffect } from 'react'
import { beginLater } from './beginLater'
import { AppBoundary, RouteBoundary } from './boundaries'
import { Overlays } from './Overlays'
import type { FirstScreen } from './pages/page'
import { RouteFocus } from './routing/RouteFocus'
import { RouteView } from './RouteView'
import { ScrollMemory } from './routing/ScrollMemory'
import { Shell } from './shell/Shell'

/** Nothing needs it before the first press. */
const watchFocusLater = () =>
  beginLater(
    () => import('../shared/focus/watchFocus'),
    ({ watchFocus }) => watchFocus(),
  )

export function PortalBody({ first }: { first?: FirstScreen }) {
  useEffect(watchFocusLater, [])
  return (
    <AppBoundary>
      <RouteFocus />
      <ScrollMemory />
      <Shell>
        <RouteBoundary>
          <RouteView first={first} />
        </RouteBoundary>
      </Shell>
      <Overlays />
    </AppBoundary>
  )
}
