import { styled } from '@mui/material/styles'
import { palette } from '../../../shared/ui/colours/palette'

export const ActRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '14px 0',
  '&:last-of-type': { paddingBottom: 0 },
  '& > p': { flex: '1 1 260px', margin: 0 },
  '&:first-of-type': { paddingTop: 0 },
  '& + &': { borderTop: `1px solid ${palette.divider}` },
})
