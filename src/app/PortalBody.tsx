import { useEffect } from 'react'
import { twice } from '../shared/twice'
import { AppBoundary, RouteBoundary } from './boundaries'
import { Overlays } from './Overlays'
import type { FirstScreen } from './pages/page'
import { RouteFocus } from './routing/RouteFocus'
import { RouteView } from './RouteView'
import { ScrollMemory } from './routing/ScrollMemory'
import { Shell } from './shell/Shell'

/** Loads what watches the focus, which nothing needs before the first press. Returns a function that ends it. */
function watchFocusLater(): () => void {
  let isOver = false
  let end = () => {}
  void twice(() => import('../shared/focus/watchFocus')).then(
    ({ watchFocus }) => {
      if (!isOver) end = watchFocus()
    },
    // The portal works without it.
    () => undefined,
  )
  return () => {
    isOver = true
    end()
  }
}

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
