import { callApi } from '../../../api/callApi'
import { getMe } from '../../../api/contract/user'
import type { User } from '../../../api/contract/user'
import type { Result } from '../../../api/errors'
import { call, put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { userChanged } from '../../session'

/**
 * Reads the rider anew, for what has changed elsewhere: an email confirmed on the phone. In passing nobody waits for it,
 * and no pop-up tells of a missing connection.
 */
export function* refreshRider({ inPassing }: { inPassing: boolean }): SagaOf<Result<User>> {
  const answer = yield* callApi(getMe, { quiet: inPassing })
  if (!answer.ok) return answer
  yield* call(() => writeStored(stored.user, answer.value))
  yield* put(userChanged(answer.value))
  return answer
}
