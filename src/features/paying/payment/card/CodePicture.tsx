import { Picture } from '../../../../shared/ui/pictures/Picture'
import type { CardBrand } from './cardBrands'
import { CodeOnBack, CodeOnFront } from './codeDrawings'

/** Shows where the code is printed. The hint says the same. */
export function CodePicture({ brand }: { brand: CardBrand | undefined }) {
  return <Picture of={brand === 'american-express' ? CodeOnFront : CodeOnBack} size={64} />
}
