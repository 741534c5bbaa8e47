import { Global, ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useMemo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortalTheme } from './theme'
import type { ThemeSettings } from './theme'

/** Its type names default props alone. */
type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * For MUI and our styles. MUI's provider switches schemes by script and stores the choice; ours follow the device by
 * CSS.
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
