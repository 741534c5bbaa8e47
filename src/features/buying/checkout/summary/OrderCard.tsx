import Box from '@mui/material/Box'
import { readStored } from '../../../../shared/storage/browserStorage'
import { useAppSelector } from '../../../../shared/store'
import { selectLinesToBuy } from '../../cart'
import { OnCard, cardKeys } from '../../../cards/fareMedia'
import { cardOfOrder } from '../order/cardOfOrder'

export function OrderCard() {
  const lines = useAppSelector(selectLinesToBuy)
  const id = cardOfOrder(lines, readStored(cardKeys.fareMediaId))
  if (!id) return null
  return (
    <Box component="p" sx={{ m: 0, mt: 1.5, minHeight: 24, fontWeight: 700, overflowWrap: 'anywhere' }}>
      <OnCard faremediaId={id} named />
    </Box>
  )
}
