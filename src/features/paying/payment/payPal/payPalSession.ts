import { callApi } from '../../../../shared/saga/callApi'
import { startPayPal } from '../../../../api/contract/paying/paymentMethods'
import { remoteRead } from '../../../../shared/remote/remoteRead'

/** Opens PayPal's window: nothing is approved yet. */
export const payPalSession = remoteRead<string>(
  'payPal',
  function* () {
    const answer = yield* callApi(startPayPal)
    return answer.ok ? { ok: true, value: answer.value.setup_token } : answer
  },
  { looksAgain: 'never' },
)
