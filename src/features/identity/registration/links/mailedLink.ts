import { badToken } from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { Result } from '../../../../api/errors'
import { remoteSlice } from '../../../../shared/remote/remoteSlice'

/** The content of a mailed link. It is `bad` if the token is wrong, too old or used before. */
type Opened<T> = { status: 'good'; value: T } | { status: 'bad' }

export const badLink: Result<{ status: 'bad' }> = { ok: true, value: { status: 'bad' } }

/** Creates the slice for a mailed link. Its request contains the token, which is never stored (T10). */
export const mailedLink = <T>(name: string) =>
  remoteSlice<Opened<T>, string>(name, { forEverybody: true, isSecret: true })

/** Converts the backend's answer about a link. A bad token counts as an answer, every other failure as an error. */
export function opened<T>(answer: Result<T>): Result<Opened<T>> {
  if (answer.ok) return { ok: true, value: { status: 'good', value: answer.value } }
  return hasCode(answer.error, badToken) ? badLink : answer
}
