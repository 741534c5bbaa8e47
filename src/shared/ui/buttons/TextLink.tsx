import { styled } from '@mui/material/styles'
import { Link } from '../../navigation/Link'
import { palette } from '../colours/palette'

/** MUI's own link is as large as several of our controls. */
export const linkStyle = {
  color: palette.primary,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.18em',
  '&:hover': { textDecorationColor: 'currentColor' },
} as const

export const TextLink = styled(Link)(linkStyle)
