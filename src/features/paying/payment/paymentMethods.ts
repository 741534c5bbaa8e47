import { callApi } from '../../../shared/saga/callApi'
import { listPaymentMethods } from '../../../api/contract/paying/paymentMethods'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { load } from '../../../shared/remote/load'
import { remoteSlice } from '../../../shared/remote/remoteSlice'
import type { Feature } from '../../../shared/store'
import { moneyMoved } from '../../../shared/payments/moneyMoved'

/** The rider's saved methods, masked by the server. */
export const paymentMethods = remoteSlice<PaymentMethod[]>('paymentMethods')

export const paymentMethodsFeature: Feature = {
  name: 'paymentMethods',
  saga: load(
    paymentMethods,
    function* () {
      const answer = yield* callApi(listPaymentMethods)
      return answer.ok
        ? { ok: true, value: yield* goodEntries(answer.value.payment_methods, 'payment:notShown') }
        : answer
    },
    [moneyMoved],
  ),
}
