import * as codes from '../../../api/contract/base/errorCodes'
import { own } from '../../../shared/byName'
import type { QuoteRecord } from '../../state/buying/quotes'
import type { BackendState } from '../../state'
import { promoOf } from './promoDiscount'
import { refuse } from '../base/refusal'
import { currentPrice } from './soldProducts'
import { ownerOf } from '../base/visitor'
import type { Visitor } from '../base/visitor'

const quoteLife = 30 * 60_000

/** Returns the quote to be paid. Errors: refuses a quote that is another visitor's, expired or has old prices. */
export function validQuote(state: BackendState, id: string, visitor: Visitor, now: number): QuoteRecord {
  const quote = own(state.quotes, id)
  if (!quote || quote.owner !== ownerOf(visitor) || now - quote.created > quoteLife) refuse(codes.pricesChanged)
  const prices = quote.lines.map((line) => currentPrice(state, line.uuid))
  if (prices.some((price) => price === null)) refuse(codes.notSold)
  if (quote.lines.some((line, index) => line.price !== prices[index])) refuse(codes.pricesChanged)
  if (quote.promo_code) promoOf(state, quote.promo_code, now)
  return quote
}
