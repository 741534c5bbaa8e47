import { isDismissible, isDue } from '../features/identity/settings/notices'
import type { OperatorNotice } from '../features/identity/settings/notices'

/** Decides whether a document's notice shows. */
export type NoticeTimes = Pick<OperatorNotice, 'version' | 'from' | 'until' | 'closes'>

/**
 * Places of notices that a visit hides: not due, or closed. `notices` is the document's JSON, `closed` the browser's,
 * `now` in milliseconds.
 */
export function hiddenNotices(notices: string | undefined, closed: string | null, now: number): string {
  const all = JSON.parse(notices ?? '[]') as NoticeTimes[]
  const versions = closed?.split(' ') ?? []
  const hidden = all.map((notice, at) =>
    isDue(notice, now) && !(isDismissible(notice) && versions.includes(notice.version)) ? '' : String(at),
  )
  return hidden.filter(Boolean).join(' ')
}
