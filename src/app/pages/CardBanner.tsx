import { useContext, useEffect } from 'react'
import type { PurchaseType } from '../../features/cards/fareMedia'
import { CardTile, NoCardNeeded, WayToCards } from '../../features/cards/fareMedia/CardTile'
import { StoreContext } from '../../shared/store'
import { cardFlows } from '../flows/cardFlows'

/**
 * Shows the card above the products in transit mode, and attaches the flows of choosing a card and leaving the mode.
 */
export default function CardBanner({ purchaseType }: { purchaseType: PurchaseType | null }) {
  const store = useContext(StoreContext)
  useEffect(() => store?.attach(cardFlows), [store])
  if (purchaseType === 'digital') return <CardTile />
  return purchaseType === 'physical' ? <NoCardNeeded /> : <WayToCards />
}
