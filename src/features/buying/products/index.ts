import type { Feature } from '../../../shared/store'
import { productsSaga } from './productsSaga'

export const productsFeature: Feature = { name: 'products', saga: productsSaga }
