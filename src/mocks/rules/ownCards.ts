import * as codes from '../../api/contract/errorCodes'
import type { ProductRecord } from '../catalogue/records'
import type { FareMediumRecord } from '../state/fareCards'
import type { BackendState } from '../state'
import { refuse } from './refusal'
import type { Visitor } from './visitor'

/** Returns the cards that a visitor may see: a rider's own, or a guest's one. */
export function cardsOf(state: BackendState, visitor: Visitor): FareMediumRecord[] {
  if (visitor.kind === 'guest') return [visitor.card]
  if (visitor.kind !== 'rider') refuse(codes.signInNeeded)
  return state.fareMedia.filter((card) => card.owner === visitor.user.uuid)
}

/** Checks whether a product is for the card's rider type. */
export const isFor = (product: ProductRecord, card: FareMediumRecord): boolean => product.tags.includes(card.rider)
