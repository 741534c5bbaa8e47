import { AppBoundary, RouteBoundary } from './boundaries'
import { Overlays } from './Overlays'
import { RouteFocus } from './RouteFocus'
import { RouteView } from './RouteView'
import { ScrollMemory } from './ScrollMemory'
import { Shell } from './Shell'

/** Everything inside the router. */
export function PortalBody() {
  return (
    <AppBoundary>
      <RouteFocus />
      <ScrollMemory />
      <Shell>
        <RouteBoundary>
          <RouteView />
        </RouteBoundary>
      </Shell>
      <Overlays />
    </AppBoundary>
  )
}
