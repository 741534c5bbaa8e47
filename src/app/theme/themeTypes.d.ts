import type {} from '@mui/material/themeCssVarsAugmentation'

/** The portal's palette beyond MUI's. In `sx`: `color: 'lines.bus'`, `bgcolor: 'harbour.main'`. */
interface PortalPalette {
  /** The operator's lines; also for text. */
  lines: { bus: string; rail: string; ferry: string }
  /** The dark water of header and hero, in both schemes, with the colours that are readable on it. */
  harbour: { main: string; deep: string; contrastText: string; soft: string }
  /** `sunken` is under cards and skeletons, `outline` is the border of controls (3:1). */
  surface: { sunken: string; outline: string }
}

declare module '@mui/material/styles' {
  interface Palette extends PortalPalette {}

  interface PaletteOptions extends Partial<PortalPalette> {}
}
