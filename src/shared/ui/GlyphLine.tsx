import { styled } from '@mui/material/styles'

/** A line of text that begins with a glyph. */
export const GlyphLine = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 28,
  margin: 0,
  '& svg': { flex: 'none' },
})
