import { styled } from '@mui/material/styles'
import { rounded } from '../../shared/ui/rounded'

/** The button is not MUI's, whose code stays out of the first load. */
export const HeaderButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: rounded(10),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
})
