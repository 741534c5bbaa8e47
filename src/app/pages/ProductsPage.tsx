import ProductsScreen from '../../features/buying/products/ProductsScreen'
import { lazyPart } from '../../i18n/lazyPart'

export { parts } from '../../features/buying/products/ProductsScreen'

/** The banner shows only in transit mode. It loads beside the products. */
const CardBanner = lazyPart(() => import('./CardBanner'), ['fareMedia'])

export default function ProductsPage() {
  return <ProductsScreen CardBanner={CardBanner} />
}
