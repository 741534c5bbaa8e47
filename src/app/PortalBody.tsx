import { AppBoundary, RouteBoundary } from './boundaries'
import { Overlays } from './Overlays'
import { RouteFocus } from './routing/RouteFocus'
import { RouteView } from './RouteView'
import { ScrollMemory } from './routing/ScrollMemory'
import { Shell } from './shell/Shell'

/** Renders everything inside the router. */
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
