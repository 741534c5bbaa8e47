import { callApi } from '../../../../shared/saga/callApi'
import { startPayPal } from '../../../../api/contract/paying/paymentMethods'
import { load } from '../../../../shared/remote/load'
import { remoteSlice } from '../../../../shared/remote/remoteSlice'
import type { Feature } from '../../../../shared/store'

/** The id that PayPal's window is opened with. It stands for a payment that the rider has not approved yet. */
export const payPalSession = remoteSlice<string>('payPal')

/** Attached with PayPal's button. */
export const payPalFeature: Feature = {
  name: 'payPal',
  saga: load(payPalSession, function* () {
    const answer = yield* callApi(startPayPal)
    return answer.ok ? { ok: true, value: answer.value.setup_token } : answer
  }),
}
