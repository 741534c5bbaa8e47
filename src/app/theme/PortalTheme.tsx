import { Global, ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useMemo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortalTheme } from './theme'
import type { ThemeSettings } from './theme'

/** It takes the components' whole settings, although its type names their default props alone. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * Provides the theme to MUI's components and to our own styles. MUI's provider also switches colour schemes by script
 * and stores the choice. Ours follow the device by CSS alone, so they need neither that code nor its work at the start.
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
