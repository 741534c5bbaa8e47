import CssBaseline from '@mui/material/CssBaseline'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { selectSettings } from '../features/settings'
import { StoreContext, useAppSelector } from '../shared/store'
import type { AppStore } from '../shared/store'
import { OperatorNameContext } from '../shared/ui/Page'
import { PictureHostsContext, TimeZoneContext } from '../shared/ui/operatorContexts'
import { PortalBody } from './PortalBody'
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
      <CssBaseline />
      <OperatorNameContext value={name}>
        <TimeZoneContext value={timeZone}>
          <PictureHostsContext value={settings.pictureHosts}>{children}</PictureHostsContext>
        </TimeZoneContext>
      </OperatorNameContext>
    </PortalTheme>
  )
}

/**
 * The portal. The router does not use React's transitions: a page that is left ends at once, and only its picture stays
 * until the next one shows (`RouteFallback`).
 */
export function App({ store }: { store: AppStore }) {
  return (
    <PortalFrame store={store}>
      <BrowserRouter useTransitions={false}>
        <PortalBody />
      </BrowserRouter>
    </PortalFrame>
  )
}
