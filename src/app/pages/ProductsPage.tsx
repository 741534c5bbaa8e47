import ProductsScreen from '../../features/buying/products/ProductsScreen'
import type { PurchaseType } from '../../features/cards/fareMedia'
import { selectMayHaveCards } from '../../features/identity/session'
import { selectSettings } from '../../features/identity/settings'
import { lazyPart } from '../../i18n/lazyPart'
import { useAppSelector } from '../../shared/store'
import { CardLine } from './CardLine'

export { enter, parts } from '../../features/buying/products/ProductsScreen'

/** It loads beside the products. */
const CardBanner = lazyPart(() => import('./CardBanner'), ['fareMedia'])

function Banner({ purchaseType }: { purchaseType: PurchaseType | null }) {
  const mayHaveCards = useAppSelector(selectMayHaveCards)
  const { hideDigital } = useAppSelector(selectSettings).features
  if (!purchaseType && hideDigital) return null
  const line = <CardLine />
  return purchaseType || mayHaveCards ? <CardBanner purchaseType={purchaseType} none={line} /> : line
}

export default function ProductsPage() {
  return <ProductsScreen CardBanner={Banner} />
}
