import { isDismissible, isDue } from '../features/identity/settings/notices'
import type { OperatorNotice } from '../features/identity/settings/notices'

/** What decides whether a notice of a document shows. */
export type NoticeTimes = Pick<OperatorNotice, 'version' | 'from' | 'until' | 'closes'>

/**
 * Returns the places of the notices that a visit does not show now: not due, or closed by the visitor. `notices` is the
 * JSON in the document, `closed` what the browser keeps. `now` is in milliseconds.
 */
export function hiddenNotices(notices: string | undefined, closed: string | null, now: number): string {
  const all = JSON.parse(notices ?? '[]') as NoticeTimes[]
  const versions = closed?.split(' ') ?? []
  const hidden = all.map((notice, at) =>
    isDue(notice, now) && !(isDismissible(notice) && versions.includes(notice.version)) ? '' : String(at),
  )
  return hidden.filter(Boolean).join(' ')
}
