import type { Feature } from '../../../shared/store'
import { productsSaga } from './search/productsSaga'

export const productsFeature: Feature = { name: 'products', saga: productsSaga }
