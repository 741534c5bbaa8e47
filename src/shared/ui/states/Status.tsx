import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { palette } from '../colours/palette'
import { Glyph } from '../Glyph'
import { goodGlyph, stoppedGlyph } from '../glyphs/acts'
import { clockGlyph } from '../glyphs/products'
import { errorGlyph } from '../glyphs/severities'
import { rounded } from '../rounded'

const signs = {
  good: [goodGlyph, palette.primary],
  waiting: [clockGlyph, palette.warning],
  stopped: [stoppedGlyph, palette.textSoft],
  broken: [errorGlyph, palette.error],
} as const

/** It works; something is still to come; it is over or at rest; it cannot be used, and needs an action. */
export type Tone = keyof typeof signs

/** Its background keeps it readable on a card of any colour. */
const Pill = styled('span')({
  display: 'inline-flex',
  placeSelf: 'start',
  // Its middle is the middle of the small letters.
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 6,
  padding: '1px 10px 1px 8px',
  border: `1px solid ${palette.outline}`,
  borderRadius: rounded(13),
  background: palette.surface,
  color: palette.text,
  fontSize: '0.875rem',
  fontWeight: 700,
  // In a heading too.
  lineHeight: 1.5,
  letterSpacing: 0,
  '& svg': { flexShrink: 0 },
})

/**
 * A state by a word and a sign at the end of its title's line, absent where all is well. A state that the portal does
 * not know has no tone, and shows as it came.
 */
export function Status({ tone, children }: { tone: Tone | undefined; children: ReactNode }) {
  const sign = tone && signs[tone]
  return (
    <Pill>
      {sign && <Glyph shape={sign[0]} color={sign[1]} size={16} weight={2.6} filled={tone === 'broken'} />}
      <bdi>{children}</bdi>
    </Pill>
  )
}
