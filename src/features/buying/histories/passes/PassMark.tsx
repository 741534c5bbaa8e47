import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { Glyph } from '../../../../shared/ui/Glyph'
import { goodGlyph, stoppedGlyph } from '../../../../shared/ui/glyphs/acts'
import { clockGlyph, ticketGlyph } from '../../../../shared/ui/glyphs/products'
import { passStatus } from '../../../cards/fareMedia/onDemand'

const shapes = { available: ticketGlyph, active: goodGlyph, expired: clockGlyph, spoiled: stoppedGlyph }

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0 },
})

/** The status of a pass by word and picture. An unknown one is shown as it came. */
export function PassMark({ pass }: { pass: Pass }) {
  const { t } = useTranslation(['histories', 'passes'])
  const status = passStatus(pass)
  if (!status) return <bdi>{pass.status ?? t('notTold')}</bdi>
  return (
    <Mark>
      <Glyph shape={shapes[status]} />
      {t(`passes:status.${status}`)}
    </Mark>
  )
}
