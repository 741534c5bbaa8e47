import * as codes from '../../../api/contract/base/errorCodes'
import type { PromoRecord } from '../../state/buying/promos'
import type { BackendState } from '../../state'
import { refuse } from '../base/refusal'

/** Returns the promotion of a code. Errors: refuses if there is none or it has ended. */
export function promoOf(state: BackendState, code: string, now: number): PromoRecord {
  const promo = state.promos.find((entry) => entry.code === code.trim().toUpperCase())
  return promo && Date.parse(promo.ends) > now ? promo : refuse(codes.promoNotValid, 'code')
}

export const discountOf = ({ off }: PromoRecord, subtotal: number) =>
  'cents' in off ? off.cents : Math.floor((subtotal * off.percent) / 100)
