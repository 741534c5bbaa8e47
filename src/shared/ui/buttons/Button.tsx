import { styled } from '@mui/material/styles'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../navigation/Link'
import { palette } from '../colours/palette'
import { light } from '../colours/tokens'
import { rounded } from '../rounded'

export interface ButtonLook {
  /** `contained` is for the single next step, `outlined` for second choices, `text` for rare actions. */
  variant?: 'contained' | 'outlined' | 'text'
  size?: 'small' | 'medium' | 'large'
  /**
   * `inherit` is the colour of the text around. `warning` stops a card and can be undone. `error` is only for what
   * cannot be undone.
   */
  color?: 'primary' | 'inherit' | 'warning' | 'error'
  startIcon?: ReactNode
  sx?: SxProps<Theme>
}

export type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'color'>
export type LinkButtonProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'color'>

const filled = (ground: string, ink: string) => ({ backgroundColor: ground, color: ink })
const veil = 'color-mix(in srgb, currentColor 8%, transparent)'

/**
 * The styles are static and read CSS variables, so that a list of buttons computes none. MUI's button would double what
 * a screen with a form loads.
 */
const styles = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 20px',
  border: 0,
  borderRadius: rounded(10),
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: 'center',
  // The last word does not stand alone.
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  ...filled('transparent', palette.primary),
  '&[data-color="inherit"]': { color: 'inherit' },
  '&[data-color="warning"]': { color: palette.warning },
  '&[data-color="error"]': { color: palette.error },
  '&:hover': { backgroundColor: veil },
  '&:active': { transform: 'translateY(1px)' },
  '&[data-variant="outlined"]': { border: '2px solid currentColor' },
  '&[data-variant="outlined"][data-color="inherit"]': { borderColor: palette.outline },
  '&[data-variant="contained"]': {
    ...filled(palette.primary, palette.onPrimary),
    '&:hover': { backgroundColor: palette.primaryHover },
    // The operator’s accent can be any colour, and this one is amber in both schemes.
    '&[data-color="warning"]': filled(light.accent, light.ink),
    '&[data-color="warning"]:hover': { backgroundColor: `color-mix(in srgb, ${light.accent} 88%, ${light.ink})` },
    '&[data-color="error"]': filled(palette.error, palette.onError),
    '&[data-color="error"]:hover': { backgroundColor: palette.errorHover },
  },
  '&[data-size="small"]': { minHeight: 36, padding: '4px 14px', fontSize: '0.9375rem' },
  '&[data-size="large"]': { minHeight: 52, padding: '12px 28px', fontSize: '1.0625rem' },
  '&[data-variant="text"]': { padding: '8px 12px' },
  '&[data-variant="text"]:not(* + *)': { marginInlineStart: -12 },
  '&[data-variant="text"]:only-child': { marginInlineEnd: -12 },
  // The button is busy or has no effect for now. It stays in the tab order, so that its reason can be read.
  '&[aria-disabled="true"]': { opacity: 0.72, cursor: 'default' },
  '&:disabled': { cursor: 'default', ...filled(palette.sunken, palette.textSoft) },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
} as const

const PressedSign = styled('button')(styles)
const LeadingSign = styled(Link)(styles)

/** Returns the look as attributes, so that one style sheet serves all buttons. */
function looks<Props extends ButtonLook>({ variant = 'text', size, color, startIcon, ...rest }: Props) {
  return { startIcon, rest: { ...rest, 'data-variant': variant, 'data-size': size, 'data-color': color } }
}

export function Button({ children, ...props }: ButtonProps) {
  const { startIcon, rest } = looks(props)
  return (
    <PressedSign type="button" {...rest}>
      {startIcon}
      {children}
    </PressedSign>
  )
}

/** A link that looks like a button, because it leads to the next step. */
export function LinkButton({ children, ...props }: LinkButtonProps) {
  const { startIcon, rest } = looks(props)
  return (
    <LeadingSign {...rest}>
      {startIcon}
      {children}
    </LeadingSign>
  )
}

/** A button with a picture. Its name is `aria-label` or hidden text. */
export const IconButton = styled((props: ComponentProps<'button'>) => <button type="button" {...props} />)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: 44,
  minHeight: 44,
  padding: 8,
  border: 0,
  borderRadius: '50%',
  font: 'inherit',
  fontSize: '1.5rem',
  cursor: 'pointer',
  ...filled('transparent', palette.textSoft),
  '&:hover': { backgroundColor: veil },
  '&:disabled': { cursor: 'default', opacity: 0.5 },
})
