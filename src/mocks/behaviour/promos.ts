import type * as contract from '../../api/contract/promos'
import { discountOf, promoOf } from '../rules/promoDiscount'
import { subtotalOf } from '../rules/soldProducts'
import type { BehaviourOf, CallsOf } from './behaviour'

export const promosBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  validatePromo: ({ state, body, language, now }) => {
    const promo = promoOf(state, body.code, now)
    return { discount: discountOf(promo, subtotalOf(state, body.lines)), text: promo.text[language] }
  },
}
