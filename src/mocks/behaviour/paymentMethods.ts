import type * as contract from '../../api/contract/paymentMethods'
import { payPalToken } from '../rules/payPalTokens'
import { riderOf } from '../rules/visitor'
import { nextNumber } from '../state/counters'
import type { BehaviourOf, CallsOf } from './behaviour'

export const paymentMethodsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listPaymentMethods: ({ state, visitor }) => {
    const { user } = riderOf(visitor)
    const own = state.paymentMethods.filter((method) => method.owner === user.uuid)
    return {
      payment_methods: own.map(
        ({ id, type, nickname = null, brand = null, last4 = null, expiry = null, balance = null, is_default }) => ({
          id,
          type,
          nickname,
          brand,
          last4,
          expiry,
          balance,
          is_default,
        }),
      ),
    }
  },

  startPayPal: ({ state }) => ({ setup_token: payPalToken(nextNumber(state, 'payPal')) }),
}
