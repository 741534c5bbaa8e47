import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'

export const Small = styled('small')({
  display: 'block',
  fontSize: '0.9375rem',
  fontWeight: 400,
  color: palette.textSoft,
  // The cells of amounts keep theirs on one line; what is told below them is longer.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
