import { styled } from '@mui/material/styles'
import { palette } from '../colours/palette'
import { Glyph } from '../Glyph'
import { successGlyph } from '../glyphs/severities'

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& svg': { flexShrink: 0, color: palette.success },
})

export function DoneHeading({ children }: { children: string }) {
  return (
    <Line>
      <Glyph shape={successGlyph} size={36} filled />
      {children}
    </Line>
  )
}
