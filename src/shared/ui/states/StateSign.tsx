import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Glyph } from '../Glyph'
import { clockGlyph } from '../glyphs/products'
import { errorGlyph, successGlyph, warningGlyph } from '../glyphs/severities'
import { palette } from '../colours/palette'
import type { RunningState } from './runningState'

const Sign = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 700,
  color: palette.text,
  '& svg': { flexShrink: 0, color: palette.textSoft },
  '&[data-state="active"] svg': { color: palette.success },
  '&[data-state="paused"] svg': { color: palette.warning },
  '&[data-state="failed"] svg': { color: palette.error },
})

const shapes: Record<RunningState, string> = {
  active: successGlyph,
  pending: clockGlyph,
  paused: warningGlyph,
  failed: errorGlyph,
}

/** The state of an autoload or a renewal as a sign and a word. One that the portal does not know shows as it is. */
export function StateSign({ state, children }: { state: RunningState | undefined; children: ReactNode }) {
  return (
    <Sign data-state={state}>
      {state && <Glyph shape={shapes[state]} size={22} filled={state !== 'pending'} />}
      {children}
    </Sign>
  )
}
