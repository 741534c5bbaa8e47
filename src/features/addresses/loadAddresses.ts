import { callApi } from '../../api/callApi'
import { listAddresses } from '../../api/contract/addresses'
import { fromResult } from '../../shared/remote'
import { put } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { addressesAnswered } from './addressesSlice'

/** Reads the rider's saved addresses; each room that shows them has its own policy for it. */
export function* loadAddresses(): SagaOf<void> {
  const answer = yield* callApi(listAddresses)
  if (!answer.ok && answer.error.kind === 'aborted') return
  yield* put(addressesAnswered(fromResult(answer.ok ? { ok: true, value: answer.value.addresses } : answer)))
}
