import { listCases } from '../../../api/contract/paying/cases'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { load } from '../../../shared/remote/load'
import { remoteSlice } from '../../../shared/remote/remoteSlice'
import { callApi } from '../../../shared/saga/callApi'
import type { Feature } from '../../../shared/store'
import { languageChanged } from '../../identity/settings'

/** The rider's cases, the newest first. */
export const cases = remoteSlice<RiderCase[]>('cases')

export const caseListFeature: Feature = {
  name: 'caseList',
  saga: load(
    cases,
    function* () {
      const answer = yield* callApi(listCases)
      return answer.ok ? { ok: true, value: yield* goodEntries(answer.value.cases, 'cases:notShown') } : answer
    },
    [languageChanged],
  ),
}
