import { styled } from '@mui/material/styles'
import { palette } from './palette'

const pair = (background: string, ink: string) => ({ backgroundColor: background, color: ink })

/**
 * The theme's button without MUI's code: for pages that are read before they are used, where a dozen of them stand in
 * a list and the first load counts. `data-look`: filled by default, `outlined` for second choices, `quiet` for what is
 * rarely pressed.
 */
export const PlainButton = styled('button')({
  minHeight: 44,
  padding: '8px 20px',
  border: 0,
  borderRadius: 10,
  font: 'inherit',
  fontWeight: 700,
  lineHeight: 1.4,
  cursor: 'pointer',
  ...pair(palette.primary, palette.onPrimary),
  '&:hover': { backgroundColor: palette.primaryHover },
  '&[data-look="outlined"]': {
    border: '2px solid currentColor',
    ...pair('transparent', palette.primary),
    '&:hover': { backgroundColor: `color-mix(in srgb, ${palette.primary} 8%, transparent)` },
  },
  '&[data-look="quiet"]': {
    minHeight: 36,
    padding: '4px 12px',
    fontSize: '0.9375rem',
    ...pair('transparent', palette.primary),
    '&:hover': { backgroundColor: `color-mix(in srgb, ${palette.primary} 8%, transparent)` },
  },
  '&[aria-disabled="true"]': {
    cursor: 'default',
    ...pair(palette.sunken, palette.textSoft),
  },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
})
