import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Glyph } from '../../shared/ui/Glyph'
import { errorGlyph, warningGlyph } from '../../shared/ui/glyphs/severities'
import { palette } from '../../shared/ui/colours/palette'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  '& svg': { marginTop: 2, color: palette.warning },
  '&[data-severe] svg': { color: palette.error },
})

/** A line of the overview that needs an act of the rider. */
export function Notable({ isSevere, children }: { isSevere: boolean; children: ReactNode }) {
  return (
    <Line data-severe={isSevere || undefined}>
      <Glyph shape={isSevere ? errorGlyph : warningGlyph} size={20} filled />
      <span>{children}</span>
    </Line>
  )
}
