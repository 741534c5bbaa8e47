import type { ReactNode } from 'react'
import type { PurchaseType } from '../../features/cards/fareMedia'
import { CardTile, NoCardNeeded, OwnCards } from '../../features/cards/fareMedia/onDemand'
import '../flows/cardFlows'

interface CardBannerProps {
  purchaseType: PurchaseType | null
  /** Shows for a visitor without a card that can be bought for. */
  none: ReactNode
}

/** What is above the products in transit mode, and for visitors who may have cards. */
export default function CardBanner({ purchaseType, none }: CardBannerProps) {
  if (purchaseType === 'digital') return <CardTile />
  return purchaseType === 'physical' ? <NoCardNeeded /> : <OwnCards none={none} />
}
