import type { DescribedFilter, Filter, Product } from '../../../../api/contract/buying/products'
import type { RootState } from '../../../../shared/store'
import { nameOf } from './filterChoice'
import { appliedTo, describedValue } from './foundFilters'
import { serviceOf } from './productFacts'
import * as machine from './productsMachine'
import { selectPage } from './productsSlice'

export interface Offer {
  described: DescribedFilter[]
  names: { type: string | null | undefined; name: string }[]
}

/** Returns the current values in words. The cart shows origin and destination in lines of their own. */
export function offerIn(state: RootState): Offer {
  const page = selectPage(state)
  const panel = machine.panelOf(page)
  const applied = machine.askedSearch(page)?.applied ?? []
  if (!panel) return { described: [], names: [] }
  const typeOf = ({ uuid }: Filter) => panel.described.find(({ filter_uuid }) => filter_uuid === uuid)?.type
  const names = panel.filters.flatMap((filter) => {
    const name = nameOf(filter, appliedTo(filter, applied) ?? describedValue(filter, panel))
    const type = typeOf(filter)
    return name && type !== 'Origin' && type !== 'Destination' ? [{ type, name }] : []
  })
  return { described: panel.described, names }
}

/** Returns what led to a product, with its own service, because a list may hold several. */
export function offerFor(product: Product, { described, names }: Offer, language: string) {
  const { service } = product
  const ofProduct = serviceOf(product, language)
  return {
    applied: service
      ? described.map((entry) => (entry.type === 'Service' ? { ...entry, long_name: service } : entry))
      : described,
    filterName: names.map(({ type, name }) => (type === 'Service' && ofProduct) || name).join(' · '),
  }
}
