import type { PatchedLibrary } from './library.js'

/** A theme as source text, which only a server writes. */
const asText = (file: string, theme: string) => ({
  file: `styles/${file}.mjs`,
  part: `  ${theme}.toRuntimeSource = stringifyTheme;`,
  instead: '',
})

export const mui: PatchedLibrary = {
  name: '@mui/material',
  version: '9.5.0',
  parts: [asText('createThemeWithVars', 'theme'), asText('createThemeNoVars', 'muiTheme')],
}
