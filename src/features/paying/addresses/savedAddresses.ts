import { callApi } from '../../../shared/saga/callApi'
import { listAddresses } from '../../../api/contract/paying/addresses'
import type { SavedAddress } from '../../../api/contract/paying/addresses'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { load } from '../../../shared/remote/load'
import { remoteSlice } from '../../../shared/remote/remoteSlice'
import type { Feature } from '../../../shared/store'

/** The rider's saved shipping addresses. */
export const savedAddresses = remoteSlice<SavedAddress[]>('addresses')

export const addressesFeature: Feature = {
  name: 'addresses',
  saga: load(savedAddresses, function* () {
    const answer = yield* callApi(listAddresses)
    return answer.ok ? { ok: true, value: yield* goodEntries(answer.value.addresses, 'addresses:notShown') } : answer
  }),
}
