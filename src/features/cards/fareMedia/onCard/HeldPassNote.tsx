import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { now } from '../../../../shared/clock'
import { dayOf, formatDay } from '../../../../shared/locales/dates'
import { useAppSelector } from '../../../../shared/store'
import { palette } from '../../../../shared/ui/colours/palette'
import { selectSettings } from '../../../identity/settings'
import { heldPass } from './heldPass'

/** A note, never an obstacle: the card has a valid pass of what is bought for it already (FM-18). */
export function HeldPassNote({ card, product }: { card: FareMedium; product: string }) {
  const { t, i18n } = useTranslation('fareMedia')
  const { timeZone } = useAppSelector(selectSettings).operator
  const held = heldPass(card, product, dayOf(now(), timeZone))
  if (!held) return null
  const day = formatDay(held.expiration_date ?? '', i18n.language)
  return (
    <strong style={{ display: 'block', fontWeight: 600, color: palette.text }}>
      {day ? t('held.until', { day }) : t('held.plain')}
    </strong>
  )
}
