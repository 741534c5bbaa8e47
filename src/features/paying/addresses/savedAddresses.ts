import { callApi } from '../../../shared/saga/callApi'
import { listAddresses } from '../../../api/contract/paying/addresses'
import type { SavedAddress } from '../../../api/contract/paying/addresses'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { remoteRead } from '../../../shared/remote/remoteRead'

export const savedAddresses = remoteRead<SavedAddress[]>('addresses', function* () {
  const answer = yield* callApi(listAddresses)
  return answer.ok ? { ok: true, value: yield* goodEntries(answer.value.addresses, 'addresses:notShown') } : answer
})
