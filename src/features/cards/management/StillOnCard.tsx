import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { inOneList } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { isUsable } from '../fareMedia/onDemand'
import { holdingsOf, isEmpty } from './acts/actRules'
import { usePassNames } from './usePassNames'

export function StillOnCard({ card }: { card: FareMedium }) {
  const { t, i18n } = useTranslation('cardManagement')
  const nameAll = usePassNames()
  const held = holdingsOf(card)
  if (isEmpty(held)) return null
  if (held === 'unknown') return <Typography sx={{ fontWeight: 700 }}>{t('remove.unknownContent')}</Typography>
  const parts = [
    held.funds > 0 && formatMoney(held.funds, i18n.language),
    ...nameAll(card.passes.filter(isUsable)),
  ].filter((part) => part !== false)
  const list = inOneList(parts, i18n.language)
  return <Typography sx={{ fontWeight: 700 }}>{t('remove.stillOn', { list })}</Typography>
}
