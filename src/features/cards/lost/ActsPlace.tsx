import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Glyph } from '../../../shared/ui/Glyph'
import { goodGlyph } from '../../../shared/ui/glyphs/acts'
import { palette } from '../../../shared/ui/colours/palette'
import { rounded } from '../../../shared/ui/rounded'

const Place = styled('div')({
  width: '100%',
  '& > p': { display: 'flex', gap: 8, fontWeight: 700, color: palette.textSoft },
  '& > p > svg': { flex: 'none', marginTop: '0.2em', color: palette.primary },
  '&[data-held]': {
    display: 'grid',
    alignContent: 'center',
    boxSizing: 'border-box',
    maxWidth: '42em',
    padding: '8px 16px',
    borderRadius: rounded(10),
    backgroundColor: palette.sunken,
  },
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
  answer: string
  isDone: boolean
}

/** The answer takes the whole place of the buttons, so that a second tap meets nothing. */
export function ActsPlace({ acts, answer, isDone }: ActsPlaceProps) {
  const [height, setHeight] = useState<number>()
  const held = acts ? undefined : height
  return (
    <Place
      data-answer
      data-held={held ? true : undefined}
      sx={{ minHeight: held }}
      onClick={(event) => setHeight(event.currentTarget.offsetHeight)}
    >
      {acts && <Acts>{acts}</Acts>}
      <p role="status">
        {isDone && <Glyph shape={goodGlyph} weight={2.9} />}
        {answer}
      </p>
    </Place>
  )
}
