import { badToken } from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { Result } from '../../../../api/errors'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import type { SagaOf } from '../../../../shared/saga/effects'

/** `bad`: the token is wrong, too old or used. */
type Opened<T> = { status: 'good'; value: T } | { status: 'bad' }

export const badLink: Result<{ status: 'bad' }> = { ok: true, value: { status: 'bad' } }

/**
 * Declares the content of a mailed link. It is read by its token, which is never stored (T10), and is forgotten with
 * its page.
 */
export const mailedLink = <T>(name: string, read: (token: string) => SagaOf<Result<T>>) =>
  remoteRead<Opened<T>, string>(
    name,
    function* (token) {
      return opened(yield* read(token))
    },
    { forEverybody: true, isSecret: true, leavesWithPage: true },
  )

/** A bad token is an answer, every other failure an error. */
function opened<T>(answer: Result<T>): Result<Opened<T>> {
  if (answer.ok) return { ok: true, value: { status: 'good', value: answer.value } }
  return hasCode(answer.error, badToken) ? badLink : answer
}
