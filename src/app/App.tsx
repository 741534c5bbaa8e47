import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { selectSettings } from '../features/identity/settings'
import { StoreContext, useAppSelector } from '../shared/store'
import type { AppStore } from '../shared/store'
import { OperatorNameContext } from '../shared/ui/page/Page'
import { PictureHostsContext, TimeZoneContext } from '../shared/ui/operatorContexts'
import type { RouteName } from '../shared/routePaths'
import { pages } from './pages'
import { PortalBody } from './PortalBody'
import { PortalRouter } from './routing/PortalRouter'
import type { FirstScreen } from './pages/page'
import { PageStyles } from './theme/PageStyles'
import { PortalTheme } from './theme/PortalTheme'

/** Provides what every page needs: store, theme and the operator's name. The caller provides the router. */
export function PortalFrame({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <StoreContext value={store}>
        <Themed>{children}</Themed>
      </StoreContext>
    </Provider>
  )
}

function Themed({ children }: { children: ReactNode }) {
  const settings = useAppSelector(selectSettings)
  const { name, timeZone } = settings.operator
  return (
    <PortalTheme settings={settings}>
      <OperatorNameContext value={name}>
        <TimeZoneContext value={timeZone}>
          <PictureHostsContext value={settings.pictureHosts}>{children}</PictureHostsContext>
        </TimeZoneContext>
      </OperatorNameContext>
    </PortalTheme>
  )
}

const histories = (Object.keys(pages) as RouteName[]).filter((name) => pages[name].isHistory)

/** `first` is the screen that renders at once. */
export function App({ store, first }: { store: AppStore; first?: FirstScreen }) {
  return (
    <PortalFrame store={store}>
      {import.meta.env.DEV && <PageStyles />}
      <PortalRouter histories={histories}>
        <PortalBody first={first} />
      </PortalRouter>
    </PortalFrame>
  )
}
