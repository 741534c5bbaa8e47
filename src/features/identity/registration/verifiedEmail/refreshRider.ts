import { callApi } from '../../../../shared/saga/callApi'
import { getMe } from '../../../../api/contract/identity/user'
import type { User } from '../../../../api/contract/identity/user'
import type { Result } from '../../../../api/errors'
import { put } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { userChanged } from '../../session'

interface Reading {
  inPassing: boolean
  leavesSession?: boolean
}

/**
 * Reads the rider again, for example after a confirmation on the phone. With `inPassing` no pop-up tells a lost
 * connection. With `leavesSession` an ended session waits for the next call, because this page has more to say.
 */
export function* refreshRider({ inPassing, leavesSession = false }: Reading): SagaOf<Result<User>> {
  const answer = yield* callApi(getMe, { quiet: inPassing, tellsEndItself: leavesSession })
  if (answer.ok) yield* keepRider(answer.value)
  return answer
}

export function* keepRider(user: User): SagaOf<void> {
  yield* put(userChanged(user))
}
