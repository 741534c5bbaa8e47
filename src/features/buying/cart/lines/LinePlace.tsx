import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { OnCard } from '../../../cards/fareMedia'
import { isPhysical } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { selectCartLines, selectHaveOnePlace } from '../state/cartSlice'

/** Says where a line will be: on a fare card, in the app or on paper. What all lines share stands with the total. */
export function LinePlace({ line }: { line: CartLine }) {
  const isToldOnce = useAppSelector(selectHaveOnePlace)
  const { faremedia_id: card, uuid } = line
  if (card !== undefined) return <OnCard faremediaId={card} named product={uuid} noteOnly={isToldOnce} />
  return isToldOnce ? null : <Kind of={line} />
}

export function PlaceOfAll() {
  const [line] = useAppSelector(selectCartLines)
  if (!useAppSelector(selectHaveOnePlace) || !line) return null
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {line.faremedia_id === undefined ? <Kind of={line} /> : <OnCard faremediaId={line.faremedia_id} named />}
    </Box>
  )
}

function Kind({ of }: { of: CartLine }) {
  const { t } = useTranslation('cart')
  return t(isPhysical(of) ? 'kind.physical' : 'kind.digital')
}
