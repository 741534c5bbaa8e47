import { listCases } from '../../../api/contract/paying/cases'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { callApi } from '../../../shared/saga/callApi'
import { languageChanged } from '../../identity/settings'

export const cases = remoteRead<RiderCase[]>(
  'cases',
  function* () {
    const answer = yield* callApi(listCases)
    return answer.ok ? { ok: true, value: yield* goodEntries(answer.value.cases, 'cases:notShown') } : answer
  },
  { again: [languageChanged] },
)
