import { useContext, useEffect } from 'react'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { Remote } from '../../../../shared/remote/remote'
import { showsRead } from '../../../../shared/remote/shownReads'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../../shared/store'
import { selectEpoch } from '../../../identity/session'
import { fareCards } from './fareCards'

/**
 * Returns the visitor's cards, which are loaded on mounting and for another visitor. `once`: only if nothing has loaded
 * them, for parts that many lines have.
 */
export function useFareMedia({ once = false } = {}): { cards: Remote<FareMedium[]>; reload: () => void } {
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const epoch = useAppSelector(selectEpoch)
  const cards = useAppSelector(fareCards.select)
  useEffect(() => {
    if (once && store && fareCards.select(store.getState()).status !== 'idle') return showsRead(fareCards)
    dispatch(fareCards.requested())
  }, [store, dispatch, epoch, once])
  return { cards, reload: () => dispatch(fareCards.requested()) }
}
