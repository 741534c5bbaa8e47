import { createTheme, darken, lighten } from '@mui/material/styles'
import type { ColorSystemOptions, Shadows, Theme, CssVarsTheme, ThemeOptions } from '@mui/material/styles'
import { inkOn, ofOperator } from '../../shared/ui/colours/operatorColours'
import type { OperatorColours } from '../../shared/ui/colours/operatorColours'
import { dark, light, shade } from '../../shared/ui/colours/tokens'
import type { PortalColours } from '../../shared/ui/colours/tokens'
import { rounded } from '../../shared/ui/rounded'

export interface ThemeSettings {
  colours?: OperatorColours
  /** The radius of a button's corners in pixels. */
  radius?: number
}

/** The colour moves away from the text's, so that the contrast rises. */
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
    // Heights have their own colours instead of MUI's white overlay.
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
    // Nothing reads these variables. Without them prerendered styles are a third smaller.
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

/** Skips MUI's own list (no colour, size or shadow), and variables that no component reads. */
function skipsVariable(keys: string[]): boolean {
  const [group = '', name = ''] = keys
  if (/^(motion|focusVisible|font|cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector)$/.test(group))
    return true
  if (/^(typography|mixins|breakpoints|direction|transitions)$|sxConfig$/.test(group)) return true
  return group === 'palette' && /^(mode|contrastThreshold|tonalOffset)$/.test(name)
}

type Styled = { theme: Omit<Theme, 'components'> & Partial<CssVarsTheme> }

/** The design is flat, with small corners, labels above fields, and large targets. */
const componentStyles: NonNullable<ThemeOptions['components']> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        backgroundColor: theme.vars?.palette.background.paper,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3, borderColor: 'var(--portal-focus)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // Some browsers do not show a fieldset's border in system colours.
        '@media (forced-colors: active)': {
          outline: '1px solid CanvasText',
          '&.Mui-focused': { outline: '3px solid Highlight' },
        },
      }),
      input: { height: 24, padding: '12px 14px', '&:focus-visible': { outline: 'none' } },
      notchedOutline: ({ theme }: Styled) => ({
        top: 0,
        borderColor: theme.vars?.palette.surface.outline,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.875rem', lineHeight: 1.4 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: {
      paper: ({ theme }: Styled) => ({
        borderRadius: rounded(18),
        margin: 16,
        borderTop: `8px solid ${theme.vars?.palette.primary.main}`,
        '@media (forced-colors: active)': { border: '2px solid CanvasText' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.375rem', fontWeight: 800 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 24px', gap: 12, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
}
