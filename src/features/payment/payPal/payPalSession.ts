import { callApi } from '../../../api/callApi'
import { startPayPal } from '../../../api/contract/paymentMethods'
import { load } from '../../../shared/remote/load'
import { remoteSlice } from '../../../shared/remote/remoteSlice'
import type { Feature } from '../../../shared/store'

/** What PayPal's window is opened with: a name for something that nobody has agreed to yet. */
export const payPalSession = remoteSlice<string>('payPal')

/** Comes with PayPal's button. */
export const payPalFeature: Feature = {
  name: 'payPal',
  saga: load(payPalSession, function* () {
    const answer = yield* callApi(startPayPal)
    return answer.ok ? { ok: true, value: answer.value.setup_token } : answer
  }),
}
