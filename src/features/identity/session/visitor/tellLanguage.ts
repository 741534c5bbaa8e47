import { callApi } from '../../../../shared/saga/callApi'
import * as codes from '../../../../api/contract/base/errorCodes'
import { getMe, updateUser } from '../../../../api/contract/identity/user'
import { hasCode } from '../../../../api/errors'
import { put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { selectLanguage } from '../../settings'
import { endSessionIfOver } from './sessionOver'
import { userChanged } from './sessionSlice'

const mostTries = 3

/**
 * Saves the language in the background; a failure never undoes the switch (decision 67). The call takes the whole
 * rider, so it reads first what is saved now (decision 118).
 */
export function* tellLanguage(): SagaOf<void> {
  const locale = yield* select(selectLanguage)
  for (let turn = 0; turn < mostTries; turn += 1) {
    const read = yield* callApi(getMe, { quiet: true })
    if (!read.ok) return
    const { first_name, last_name, email, mobile = null, version } = read.value
    const body = { locale, first_name, last_name, email, mobile, version }
    const answer = yield* callApi(updateUser, { body, quiet: true })
    if (answer.ok) return void (yield* put(userChanged(answer.value)))
    if (!hasCode(answer.error, codes.changedElsewhere)) return void (yield* endSessionIfOver(answer.error))
  }
}
