import { useContext, useEffect } from 'react'
import type { FareMedium } from '../../../api/contract/fareMedia'
import type { Remote } from '../../../shared/remote/remote'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../shared/store'
import { selectEpoch } from '../../session'
import { fareMediaFeature } from './fareMediaFeature'
import { cardsRequested, selectCards } from './fareMediaSlice'

/** The cards of who is here, read anew when the part that shows them comes to the screen or somebody else comes. */
export function useFareMedia(): { cards: Remote<FareMedium[]>; reload: () => void } {
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const epoch = useAppSelector(selectEpoch)
  const cards = useAppSelector(selectCards)
  useEffect(() => {
    store?.attach(fareMediaFeature)
    dispatch(cardsRequested({ epoch }))
  }, [store, dispatch, epoch])
  return { cards, reload: () => dispatch(cardsRequested({ epoch })) }
}
