import { badToken } from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { Result } from '../../../../api/errors'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import type { SagaOf } from '../../../../shared/saga/effects'

/** The content of a mailed link. It is `bad` if the token is wrong, too old or used before. */
type Opened<T> = { status: 'good'; value: T } | { status: 'bad' }

export const badLink: Result<{ status: 'bad' }> = { ok: true, value: { status: 'bad' } }

/** The content of a mailed link, read by its token, which is never stored (T10). It is forgotten with its page. */
export const mailedLink = <T>(name: string, read: (token: string) => SagaOf<Result<T>>) =>
  remoteRead<Opened<T>, string>(
    name,
    function* (token) {
      return opened(yield* read(token))
    },
    { forEverybody: true, isSecret: true, leavesWithPage: true },
  )

/** Converts the backend's answer about a link. A bad token counts as an answer, every other failure as an error. */
function opened<T>(answer: Result<T>): Result<Opened<T>> {
  if (answer.ok) return { ok: true, value: { status: 'good', value: answer.value } }
  return hasCode(answer.error, badToken) ? badLink : answer
}
