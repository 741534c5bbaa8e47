import { buildFilters } from '../../catalogue/filters'
import { buildProducts } from '../../catalogue/products'
import type { FilterRecord, ProductRecord } from '../../catalogue/records'

export interface ProductsState {
  products: ProductRecord[]
  filters: FilterRecord[]
}

export const productsSeed = (): ProductsState => ({ products: buildProducts(), filters: buildFilters() })
