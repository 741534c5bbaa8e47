import { isDismissible, isDue } from '../features/identity/settings/notices'
import type { OperatorNotice } from '../features/identity/settings/notices'

/** Decides whether a document's notice shows. */
export type NoticeTimes = Pick<OperatorNotice, 'version' | 'from' | 'until' | 'closes'>

/**
 * Returns the places of the notices that a visit hides because they are not due or were closed. `notices` is the
 * document's JSON, `closed` the browser's record of closed notices, `now` is in milliseconds.
 */
export function hiddenNotices(notices: string | undefined, closed: string | null, now: number): string {
  const all = JSON.parse(notices ?? '[]') as NoticeTimes[]
  const versions = closed?.split(' ') ?? []
  const hidden = all.map((notice, at) =>
    isDue(notice, now) && !(isDismissible(notice) && versions.includes(notice.version)) ? '' : String(at),
  )
  return hidden.filter(Boolean).join(' ')
}
