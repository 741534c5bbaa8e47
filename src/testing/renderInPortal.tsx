import '@testing-library/jest-dom/vitest'
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { createPortalStore } from '../app/store'
import { createPortalTheme } from '../app/theme'
import type { OperatorSettings } from '../features/settings'
import { startTexts } from '../i18n/texts'
import type { Feature } from '../shared/store'
import { testSettings } from './portal'

/** Shows a part of the portal with what it stands in: texts, theme, a real store and a router of its own. */
export async function renderInPortal(
  part: ReactNode,
  {
    at = '/',
    settings,
    feature,
  }: { at?: string; settings?: (settings: OperatorSettings) => void; feature?: Feature } = {},
) {
  await startTexts('en')
  onTestFinished(cleanup)
  const store = createPortalStore(testSettings(settings), 'en')
  if (feature) store.attach(feature)
  const shown = render(
    <Provider store={store}>
      <ThemeProvider theme={createPortalTheme()}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          {part}
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  )
  return { store, user: userEvent.setup(), ...shown }
}
