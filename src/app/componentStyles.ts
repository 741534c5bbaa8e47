import type { CssVarsTheme, Theme, ThemeOptions } from '@mui/material/styles'

type Styled = { theme: Omit<Theme, 'components'> & Partial<CssVarsTheme> }

/** A border that only forced colours show: there, backgrounds vanish and a button would be bare text. */
const forcedBorder = { '@media (forced-colors: active)': { border: '1px solid ButtonText' } }

/** MUI's components in the portal's manner: flat, square-shouldered signs, labels above fields, large targets. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  // A ripple costs a paint in every click; pressing shows by the sign going down a little.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        minHeight: 44,
        padding: '8px 20px',
        '&:active': { transform: 'translateY(1px)' },
        // Busy or for now without effect, but still in the tab order, so that its reason can be read.
        '&[aria-disabled="true"]': { opacity: 0.72, cursor: 'default' },
        ...forcedBorder,
        variants: [
          { props: { size: 'small' as const }, style: { minHeight: 36, padding: '4px 14px', fontSize: '0.9375rem' } },
          { props: { size: 'large' as const }, style: { minHeight: 52, padding: '12px 28px', fontSize: '1.0625rem' } },
          { props: { variant: 'text' as const }, style: { padding: '8px 12px' } },
          {
            props: { variant: 'outlined' as const },
            style: { borderWidth: 2, borderColor: 'currentColor', '&:hover': { borderColor: 'currentColor' } },
          },
          {
            props: { variant: 'outlined' as const, color: 'inherit' as const },
            style: { borderColor: theme.vars?.palette.surface.outline },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44 }, sizeSmall: { minWidth: 36, minHeight: 36 } },
  },
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  // Labels stand above their field, where they are read before typing and never leave.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        marginBottom: 6,
        pointerEvents: 'auto',
        fontWeight: 600,
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        color: theme.vars?.palette.text.primary,
        '&.Mui-focused': { color: theme.vars?.palette.text.primary },
        '&.Mui-error': { color: theme.vars?.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        backgroundColor: theme.vars?.palette.background.paper,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3, borderColor: 'var(--portal-focus)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
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
        borderRadius: 18,
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
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { textUnderlineOffset: '0.18em' } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 10,
        fontSize: '1rem',
        border: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
      },
    },
  },
  MuiTableCell: { styleOverrides: { root: { fontSize: '1rem' }, head: { fontWeight: 700 } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
}
