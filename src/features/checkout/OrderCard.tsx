import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { readStored, storedKey } from '../../shared/storage/browserStorage'
import { currentCardKey } from '../../shared/storage/storedKeys'
import { useAppSelector } from '../../shared/store'
import { selectLinesToBuy } from '../cart'
import { cardOfOrder } from './orderCard'

const kept = storedKey(
  currentCardKey.key,
  v.object({ faremediaId: v.string(), nickname: v.string(), category: v.string(), cardNumber: v.string() }),
)

/** Which fare card the order goes on, where it is for one. */
export function OrderCard() {
  const { t } = useTranslation('checkout')
  const lines = useAppSelector(selectLinesToBuy)
  const current = readStored(kept)
  const card = cardOfOrder(lines, current?.faremediaId)
  if (!card) return null
  const isKnown = current?.faremediaId === card
  return (
    <Box component="p" sx={{ m: 0, mt: 1.5, fontWeight: 700, overflowWrap: 'anywhere' }}>
      {isKnown
        ? t('card.for', { name: current.nickname || current.category, digits: current.cardNumber })
        : t('card.forCard')}
    </Box>
  )
}
