import { styled } from '@mui/material/styles'
import { Link } from '../../navigation/Link'
import { palette } from '../colours/palette'

/** The look of a link in a text. MUI's own weighs as much as several of our controls. */
export const linkStyle = {
  color: palette.primary,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.18em',
  '&:hover': { textDecorationColor: 'currentColor' },
} as const

/** A link to another page of the portal, in a sentence or on its own line. */
export const TextLink = styled(Link)(linkStyle)
