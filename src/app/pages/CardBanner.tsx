import { useContext, useEffect } from 'react'
import type { PurchaseType } from '../../features/fareMedia'
import { CardTile, NoCardNeeded, WayToCards } from '../../features/fareMedia/CardTile'
import { StoreContext } from '../../shared/store'
import { cardFlows } from '../flows/cardFlows'

/** On top of the products: in transit mode the card that they are for, and what follows from leaving them. */
export default function CardBanner({ purchaseType }: { purchaseType: PurchaseType | null }) {
  const store = useContext(StoreContext)
  useEffect(() => store?.attach(cardFlows), [store])
  if (purchaseType === 'digital') return <CardTile />
  return purchaseType === 'physical' ? <NoCardNeeded /> : <WayToCards />
}
