import type { PurchaseType } from '../../features/cards/fareMedia'
import { CardTile, NoCardNeeded, WayToCards } from '../../features/cards/fareMedia/CardTile'
import '../flows/cardFlows'

export default function CardBanner({ purchaseType }: { purchaseType: PurchaseType | null }) {
  if (purchaseType === 'digital') return <CardTile />
  return purchaseType === 'physical' ? <NoCardNeeded /> : <WayToCards />
}
