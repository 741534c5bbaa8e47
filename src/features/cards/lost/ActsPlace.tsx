import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Glyph } from '../../../shared/ui/Glyph'
import { goodGlyph } from '../../../shared/ui/glyphs/acts'
import { palette } from '../../../shared/ui/colours/palette'

const Place = styled('div')({
  width: '100%',
  '& > p': { display: 'flex', gap: 8, fontWeight: 700, color: palette.textSoft },
  '& > p > svg': { flex: 'none', marginTop: '0.2em', color: palette.primary },
})
const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media (max-width: 599.95px)': { '& > *': { flex: '1 1 100%' } },
})

interface ActsPlaceProps {
  /** The buttons, until one of them has done its work. */
  acts: ReactNode
  answer: ReactNode
  isDone: boolean
}

export function ActsPlace({ acts, answer, isDone }: ActsPlaceProps) {
  return (
    <Place>
      {acts && <Acts>{acts}</Acts>}
      <p role="status">
        {isDone && answer && <Glyph shape={goodGlyph} weight={2.9} />}
        {answer}
      </p>
    </Place>
  )
}
