import '@testing-library/jest-dom/vitest'
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, parsePath } from 'react-router'
import { onTestFinished } from 'vitest'
import { createPortalStore } from '../../app/store'
import { createPortalTheme } from '../../app/theme/theme'
import type { OperatorSettings } from '../../features/identity/settings'
import { loadTexts, startTexts } from '../../i18n/texts'
import { StoreContext } from '../../shared/store'
import { PictureHostsContext, TimeZoneContext } from '../../shared/ui/operatorContexts'
import { testSettings } from '../portal'

const features = Object.keys(import.meta.glob('../../../locales/en/*.json')).map((file) =>
  file.replace(/.*\/|\.json$/g, ''),
)

/** Renders a part of the portal inside texts, theme, a real store and its own router. */
export async function renderInPortal(
  part: ReactNode,
  {
    at = '/',
    state,
    settings,
    texts = features,
  }: {
    at?: string
    state?: unknown
    settings?: (settings: OperatorSettings) => void
    texts?: string[]
  } = {},
) {
  await startTexts('en')
  await loadTexts(texts)
  onTestFinished(cleanup)
  const operatorSettings = testSettings(settings)
  const store = createPortalStore(operatorSettings, 'en')
  onTestFinished(store.stop)
  const shown = render(
    <Provider store={store}>
      <ThemeProvider theme={createPortalTheme()}>
        <StoreContext value={store}>
          <MemoryRouter initialEntries={[{ ...parsePath(at), state }]} useTransitions={false}>
            <TimeZoneContext value={operatorSettings.operator.timeZone}>
              <PictureHostsContext value={operatorSettings.pictureHosts}>{part}</PictureHostsContext>
            </TimeZoneContext>
          </MemoryRouter>
        </StoreContext>
      </ThemeProvider>
    </Provider>,
  )
  return { store, user: userEvent.setup(), ...shown }
}
