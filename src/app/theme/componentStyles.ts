import type { CssVarsTheme, Theme, ThemeOptions } from '@mui/material/styles'
import { rounded } from '../../shared/ui/rounded'

type Styled = { theme: Omit<Theme, 'components'> & Partial<CssVarsTheme> }

/** Flat, small corners, labels above fields, large targets. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
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
