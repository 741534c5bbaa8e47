import type { AppliedFilter } from '../../../api/contract/buying/products'
import type { ProductRecord } from '../../catalogue/records'
import { issuerOf } from '../../state/cards/fareCards'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import { isFor } from './ownCards'
import { filtersFor } from '../buying/productFilters'
import { isPhysical } from '../buying/soldProducts'

/**
 * Returns the filters that lead to a card in place of this one: one that comes by mail, is for its rider type, and comes
 * empty of rides where it can, from the same issuer where it can.
 */
export function replacementOf(state: BackendState, card: FareMediumRecord): AppliedFilter[] | null {
  if (card.type !== 'physical') return null
  const rank = ({ organization, tags }: ProductRecord) =>
    Number(organization.uuid === issuerOf(card).uuid) * 2 + Number(tags.includes('product-value'))
  const [best] = state.products
    .filter((product) => product.sold && isPhysical(product) && product.shipping_enabled && isFor(product, card))
    .filter(({ tags }) => !tags.includes('product-tickets'))
    .sort((one, other) => rank(other) - rank(one))
  if (!best) return null
  return filtersFor(state, 'card').flatMap(({ uuid, type, values }) => {
    const value = type === 'Rider' ? card.rider : values.find((one) => best.tags.includes(one.uuid))?.uuid
    return value ? [{ filter_uuid: uuid, filter_value: value }] : []
  })
}
