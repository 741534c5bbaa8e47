import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../api/contract/autoloadPlan'
import { Glyph } from '../../shared/ui/Glyph'
import { clockGlyph } from '../../shared/ui/glyphs/products'
import { errorGlyph, successGlyph, warningGlyph } from '../../shared/ui/glyphs/severities'
import { palette } from '../../shared/ui/palette'
import { knownState } from './autoloadRules'
import type { AutoloadState } from './autoloadRules'

const Sign = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontWeight: 700,
  color: palette.text,
  '& svg': { flexShrink: 0, color: palette.textSoft },
  '&[data-state="active"] svg': { color: palette.success },
  '&[data-state="paused"] svg': { color: palette.warning },
  '&[data-state="failed"] svg': { color: palette.error },
})

const shapes: Record<AutoloadState, string> = {
  active: successGlyph,
  pending: clockGlyph,
  paused: warningGlyph,
  failed: errorGlyph,
}

/** The state of an autoload as a sign and a word. A state that this portal does not know shows as it is. */
export function StateSign({ autoload }: { autoload: Autoload }) {
  const { t } = useTranslation('autoload')
  const state = knownState(autoload)
  return (
    <Sign data-state={state}>
      {state && <Glyph shape={shapes[state]} size={22} filled={state !== 'pending'} />}
      {state ? t(`state.${state}`) : autoload.state}
    </Sign>
  )
}
