import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/fareMedia'
import { formatDay } from '../../../shared/locales/dates'
import { useAppSelector } from '../../../shared/store'
import { palette } from '../../../shared/ui/palette'
import { Glyph } from '../../../shared/ui/Glyph'
import { stoppedGlyph } from '../../../shared/ui/glyphs/acts'
import { selectSettings } from '../../settings'
import { standingOf } from './cardStanding'
import { useCardName } from './useCardName'

const Reason = styled('p')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 8,
  margin: 0,
  '& svg': { marginTop: 4, color: palette.error },
})

/** Says why nothing can be bought for a card now, and what helps. */
export function CardReason({ card }: { card: FareMedium }) {
  const { t, i18n } = useTranslation('fareMedia')
  const standing = standingOf(card, useAppSelector(selectSettings))
  const { kind } = useCardName(card)
  if (standing === 'good') return null
  const day = formatDay(card.expiration_date ?? '', i18n.language)
  return (
    <Reason>
      <Glyph shape={stoppedGlyph} weight={2.9} />
      <span>
        {standing === 'unknown'
          ? t('reason.unknown', { status: card.status })
          : standing === 'expired' && day
            ? t('reason.expiredOn', { day })
            : t(`reason.${standing}`, { kind })}
      </span>
    </Reason>
  )
}
