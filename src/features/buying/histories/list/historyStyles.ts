import { styled } from '@mui/material/styles'
import { palette } from '../../../../shared/ui/colours/palette'

export const Small = styled('small')({
  display: 'block',
  fontSize: '0.9375rem',
  fontWeight: 400,
  color: palette.textSoft,
  // Amounts stay on a line; the text below them is longer.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
