import * as codes from '../../../api/contract/base/errorCodes'
import { dayOf } from '../../../shared/locales/dates'
import type { ProductRecord } from '../../catalogue/records'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'
import { refuse } from '../base/refusal'
import { operatorTimeZone } from './fareCaps'
import type { Visitor } from '../base/visitor'

/** Returns the cards that a visitor may see: a rider's own, or a guest's one. */
export function cardsOf(state: BackendState, visitor: Visitor): FareMediumRecord[] {
  if (visitor.kind === 'guest') return [visitor.card]
  if (visitor.kind !== 'rider') refuse(codes.signInNeeded)
  return state.fareMedia.filter((card) => card.owner === visitor.user.uuid)
}

/** Returns one of these cards. Errors: refuses any other id, whether or not such a card exists. */
export const ownCard = (state: BackendState, visitor: Visitor, id: string | undefined): FareMediumRecord =>
  cardsOf(state, visitor).find((card) => card.faremedia_id === id) ?? refuse(codes.notFound)

/** Checks whether a product is for the card's rider type. */
export const isFor = (product: ProductRecord, card: FareMediumRecord): boolean => product.tags.includes(card.rider)

/** Checks whether a card's last day in the operator's time zone is over. */
export const isCardOver = ({ expiration_date }: FareMediumRecord, now: number): boolean =>
  expiration_date < dayOf(now, operatorTimeZone)

/** Why nothing is charged for a card by itself at an instant; undefined for a card in use. */
export function whyOutOfUse(card: FareMediumRecord, now: number): 'card_blocked' | 'card_out_of_use' | undefined {
  if (card.status === 'BLOCKED') return 'card_blocked'
  return card.status !== 'ACTIVE' || isCardOver(card, now) ? 'card_out_of_use' : undefined
}
