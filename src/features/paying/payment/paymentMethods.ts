import { callApi } from '../../../shared/saga/callApi'
import { listPaymentMethods } from '../../../api/contract/paying/paymentMethods'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { languageChanged } from '../../identity/settings'

export const paymentMethods = remoteRead<PaymentMethod[]>(
  'paymentMethods',
  function* () {
    const answer = yield* callApi(listPaymentMethods)
    return answer.ok
      ? { ok: true, value: yield* goodEntries(answer.value.payment_methods, 'payment:notShown') }
      : answer
  },
  // What a method is used for has names.
  { again: [languageChanged, moneyMoved] },
)
