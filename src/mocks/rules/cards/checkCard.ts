import * as codes from '../../../api/contract/base/errorCodes'
import type { OrderLine } from '../../../api/contract/buying/orderLine'
import type { BackendState } from '../../state'
import { refuse } from '../base/refusal'
import type { Visitor } from '../base/visitor'
import { cardsOf, isCardOver, isFor } from './ownCards'
import { isPhysical, soldProduct } from '../buying/soldProducts'

/**
 * Refuses a card that is not the visitor's or cannot be used, physical products for a card, and passes for another
 * rider type (PAY-12).
 */
export function checkCard(state: BackendState, id: string, lines: OrderLine[], visitor: Visitor, now: number): void {
  const own = visitor.kind === 'rider' || visitor.kind === 'guest' ? cardsOf(state, visitor) : []
  const card = own.find((entry) => entry.faremedia_id === id) ?? refuse(codes.notFound, 'faremedia_id')
  if (card.status === 'BLOCKED')
    refuse(card.type === 'virtual' ? codes.virtualCardBlocked : codes.physicalCardBlocked, 'faremedia_id')
  const products = lines.map((line) => soldProduct(state, line.uuid)).filter((product) => product !== undefined)
  if (products.some(isPhysical)) refuse(codes.notAllowed, 'lines')
  const isGood = card.status === 'ACTIVE' && !isCardOver(card, now)
  if (!isGood || products.some((product) => !isFor(product, card))) refuse(codes.notForThisCard, 'lines')
}
