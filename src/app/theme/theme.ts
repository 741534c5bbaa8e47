import { createTheme, darken, lighten } from '@mui/material/styles'
import type { ColorSystemOptions, Shadows, Theme } from '@mui/material/styles'
import { inkOn, ofOperator } from '../../shared/ui/colours/operatorColours'
import type { OperatorColours } from '../../shared/ui/colours/operatorColours'
import { dark, light, shade } from '../../shared/ui/colours/tokens'
import type { PortalColours } from '../../shared/ui/colours/tokens'
import { componentStyles } from './componentStyles'

/** In settings.json. */
export interface ThemeSettings {
  colours?: OperatorColours
  /** Pixels of a button's corners. */
  radius?: number
}

/** Away from the text's colour, for more contrast. */
const hovered = (colour: string) => (inkOn(colour) === light.surface ? darken(colour, 0.2) : lighten(colour, 0.25))

function scheme(tokens: PortalColours): ColorSystemOptions {
  const main = (colour: string) => ({ main: colour, dark: hovered(colour), contrastText: inkOn(colour) })
  return {
    palette: {
      primary: main(tokens.primary),
      secondary: main(tokens.accent),
      error: main(tokens.error),
      success: main(tokens.success),
      warning: main(tokens.warning),
      info: main(tokens.info),
      text: { primary: tokens.ink, secondary: tokens.inkSoft },
      background: { default: tokens.paper, paper: tokens.surface },
      divider: tokens.divider,
      lines: { bus: tokens.bus, rail: tokens.rail, ferry: tokens.ferry },
      harbour: {
        main: tokens.harbour,
        deep: tokens.harbourDeep,
        contrastText: tokens.harbourInk,
        soft: tokens.harbourSoft,
      },
      surface: { sunken: tokens.sunken, outline: tokens.outline },
    },
    // Heights by own colours, not MUI's white overlay.
    overlays: [] as unknown as ColorSystemOptions['overlays'],
  }
}

/** Only what floats (menus, drawers, dialogs) has a shadow. */
const shadows = [
  'none',
  ...Array.from({ length: 24 }, (_, at) => (at < 3 ? 'none' : `0 12px 40px ${shade}`)),
] as Shadows

const heading = (weight: number, size: string, lineHeight: number) => ({
  fontWeight: weight,
  fontSize: size,
  lineHeight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})

export function createPortalTheme({ colours = {}, radius = 10 }: ThemeSettings = {}): Theme {
  return createTheme({
    // Nothing reads them; prerendered styles are a third smaller.
    cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: skipsVariable },
    colorSchemes: {
      light: scheme(ofOperator(light, colours)),
      dark: scheme(ofOperator(dark, colours)),
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1200, xl: 1536 } },
    shape: { borderRadius: radius },
    shadows,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: 'var(--portal-focus)', outlineWidth: 3, outlineOffset: 2 },
    typography: {
      fontFamily: 'var(--portal-font)',
      fontWeightMedium: 600,
      fontWeightBold: 700,
      h1: heading(800, 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', 1.08),
      h2: heading(800, 'clamp(1.5rem, 1.25rem + 1vw, 2rem)', 1.15),
      h3: heading(700, '1.25rem', 1.25),
      h4: heading(700, '1.125rem', 1.3),
      h5: heading(700, '1rem', 1.4),
      h6: heading(700, '0.9375rem', 1.4),
      subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 1.5 },
      body1: { lineHeight: 1.55 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 700, fontSize: '1rem', lineHeight: 1.3, letterSpacing: 0 },
    },
    components: componentStyles,
  })
}

/** MUI's own list (no colour, size or shadow), and those that no component reads. */
function skipsVariable(keys: string[]): boolean {
  const [group = '', name = ''] = keys
  if (/^(motion|focusVisible|font|cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector)$/.test(group))
    return true
  if (/^(typography|mixins|breakpoints|direction|transitions)$|sxConfig$/.test(group)) return true
  return group === 'palette' && /^(mode|contrastThreshold|tonalOffset)$/.test(name)
}
