import type {} from '@mui/material/themeCssVarsAugmentation'

/** What the portal's palette has beyond MUI's; in `sx`: `color: 'lines.bus'`, `bgcolor: 'harbour.main'`. */
interface PortalPalette {
  /** Lines of the operator; a text colour too. */
  lines: { bus: string; rail: string; ferry: string }
  /** The dark water of header and hero, in both schemes, with what is readable on it. */
  harbour: { main: string; deep: string; contrastText: string; soft: string }
  /** `sunken` lies under cards and skeletons, `outline` borders controls (3:1). */
  surface: { sunken: string; outline: string }
}

declare module '@mui/material/styles' {
  interface Palette extends PortalPalette {}

  interface PaletteOptions extends Partial<PortalPalette> {}
}
