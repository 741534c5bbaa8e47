import { badToken } from '../../../api/contract/errorCodes'
import { hasCode } from '../../../api/errors'
import type { Result } from '../../../api/errors'
import { remoteSlice } from '../../../shared/remote/remoteSlice'

/** What a mailed link opens; `bad` when its token is wrong, too old, or used before. */
type Opened<T> = { status: 'good'; value: T } | { status: 'bad' }

export const badLink: Result<{ status: 'bad' }> = { ok: true, value: { status: 'bad' } }

/** What the link of a message opens. It is asked for by its token, which is kept nowhere (T10). */
export const mailedLink = <T>(name: string) =>
  remoteSlice<Opened<T>, string>(name, { forEverybody: true, isSecret: true })

/** Takes a backend's answer about a link: a bad token is an answer, everything else that fails is not. */
export function opened<T>(answer: Result<T>): Result<Opened<T>> {
  if (answer.ok) return { ok: true, value: { status: 'good', value: answer.value } }
  return hasCode(answer.error, badToken) ? badLink : answer
}
