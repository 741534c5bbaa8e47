/**
 * The theme's colours as CSS variables. They are static, so that a hundred cards compute nothing, and they follow the
 * colour scheme.
 */
const colour = (name: string) => `var(--mui-palette-${name})`

export const palette = {
  text: colour('text-primary'),
  textSoft: colour('text-secondary'),
  paper: colour('background-default'),
  surface: colour('background-paper'),
  sunken: colour('surface-sunken'),
  outline: colour('surface-outline'),
  divider: colour('divider'),
  primary: colour('primary-main'),
  onPrimary: colour('primary-contrastText'),
  primaryHover: colour('primary-dark'),
  accent: colour('secondary-main'),
  onAccent: colour('secondary-contrastText'),
  error: colour('error-main'),
  errorHover: colour('error-dark'),
  onError: colour('error-contrastText'),
  success: colour('success-main'),
  warning: colour('warning-main'),
  info: colour('info-main'),
  bus: colour('lines-bus'),
  rail: colour('lines-rail'),
  ferry: colour('lines-ferry'),
  harbour: colour('harbour-main'),
  harbourDeep: colour('harbour-deep'),
  onHarbour: colour('harbour-contrastText'),
  onHarbourSoft: colour('harbour-soft'),
} as const
