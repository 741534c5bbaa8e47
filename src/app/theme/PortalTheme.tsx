import { Global, ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useMemo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortalTheme } from './theme'
import type { ThemeSettings } from './theme'

/** The type names default props alone. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * Provides the theme for MUI and for our own styles. MUI's provider switches schemes by script and stores the choice;
 * our schemes follow the device by CSS.
 */
export function PortalTheme({ settings, children }: { settings: ThemeSettings; children: ReactNode }) {
  const theme = useMemo(() => createPortalTheme(settings), [settings])
  const variables = useMemo(() => theme.generateStyleSheets(), [theme])
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={theme.components as DefaultProps}>{children}</DefaultPropsProvider>
      <Global styles={variables} />
    </ThemeContext.Provider>
  )
}
