import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { now } from '../../../../shared/clock'
import { dayOf } from '../../../../shared/locales/dates'
import { useAppSelector } from '../../../../shared/store'
import { palette } from '../../../../shared/ui/colours/palette'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { selectSettings } from '../../../identity/settings'
import { heldPass } from './heldPass'

const Note = styled('strong')({ display: 'block', fontWeight: 600, color: palette.text })

/** Notes that the card has a valid pass of the same product (FM-18). It never hinders buying. */
export function HeldPassNote({ card, product }: { card: FareMedium; product: string }) {
  const { t } = useTranslation('fareMedia')
  const { timeZone } = useAppSelector(selectSettings).operator
  const namedDay = useNamedDay()
  const held = heldPass(card, product, dayOf(now(), timeZone))
  if (!held) return null
  const day = namedDay(held.expiration_date)
  return <Note>{day ? t('held.until', { day }) : t('held.plain')}</Note>
}
