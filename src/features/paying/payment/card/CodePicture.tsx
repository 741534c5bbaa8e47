import { Picture } from '../../../../shared/ui/pictures/Picture'
import type { CardBrand } from './cardBrands'
import { CodeOnBack, CodeOnFront } from './codeDrawings'

/** Shows where the security code is printed. The hint beside it says the same. */
export function CodePicture({ brand }: { brand: CardBrand | undefined }) {
  return <Picture of={brand === 'american-express' ? CodeOnFront : CodeOnBack} size={64} />
}
