import ProductsScreen from '../../features/buying/products/ProductsScreen'
import { lazyPart } from '../../i18n/lazyPart'

export { parts } from '../../features/buying/products/ProductsScreen'

/** Only transit mode shows the banner. It loads beside the products, with its texts. */
const CardBanner = lazyPart(() => import('./CardBanner'), ['fareMedia'])

export default function ProductsPage() {
  return <ProductsScreen CardBanner={CardBanner} />
}
