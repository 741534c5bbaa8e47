import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { useAppSelector } from '../../../../shared/store'
import { palette } from '../../../../shared/ui/colours/palette'
import { Glyph } from '../../../../shared/ui/Glyph'
import { stoppedGlyph } from '../../../../shared/ui/glyphs/acts'
import { infoGlyph } from '../../../../shared/ui/glyphs/severities'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { selectSettings } from '../../../identity/settings'
import { ContactWays } from '../../../identity/settings/onDemand'
import { knownKind, standingOf } from './cardStanding'

const Reason = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  '& > svg': { marginTop: 4, color: palette.error },
  '&[data-sign="note"] > svg': { color: palette.info },
})

const stoppedByOperator = ['suspended', 'invalid']

/** Says why nothing can be bought for a card, and what helps. In a list, the card's page says whom to ask. */
export function CardReason({ card, inList = false }: { card: FareMedium; inList?: boolean }) {
  const { t } = useTranslation('fareMedia')
  const standing = standingOf(card, useAppSelector(selectSettings))
  const day = useNamedDay()(card.expiration_date)
  if (standing === 'good') return null
  const isNote = standing === 'unsupported'
  return (
    <Reason data-sign={isNote ? 'note' : 'stop'}>
      {isNote ? <Glyph shape={infoGlyph} size={20} filled /> : <Glyph shape={stoppedGlyph} weight={2.9} />}
      <div>
        {isNote && knownKind(card.type) === 'bank card'
          ? t('reason.tap')
          : standing === 'unknown'
            ? t('reason.unknown', { status: card.status })
            : standing === 'expired' && day
              ? t('reason.expiredOn', { day })
              : t(`reason.${standing}`)}
        {!inList && stoppedByOperator.includes(standing) && <ContactWays />}
      </div>
    </Reason>
  )
}
