import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { useAppSelector } from '../../../shared/store'
import { SkeletonLines } from '../../../shared/ui/SkeletonLines'
import { selectLinesToBuy } from '../../cart'
import { CardName } from '../../fareMedia'
import { cardOfOrder } from '../order/cardOfOrder'

const waiting = <SkeletonLines lines={1} height={24} />

/** Shows the fare card of the order, if it is for one. */
export function OrderCard() {
  const { t } = useTranslation('checkout')
  const lines = useAppSelector(selectLinesToBuy)
  const id = cardOfOrder(lines, readStored(stored.fareMediaId))
  if (!id) return null
  return (
    <Box component="p" sx={{ m: 0, mt: 1.5, minHeight: 24, fontWeight: 700, overflowWrap: 'anywhere' }}>
      <Suspense fallback={waiting}>
        <CardName faremediaId={id}>
          {(card) => {
            if (card === undefined) return waiting
            if (card === null) return t('card.unnamed')
            return card.digits ? t('card.for', { ...card }) : t('card.forNamed', { name: card.name })
          }}
        </CardName>
      </Suspense>
    </Box>
  )
}
