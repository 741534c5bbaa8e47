import { startCall } from '../api/exchange'
import type { StartedCall } from '../api/startedCalls'
import { now } from '../shared/clock'
import type { FirstCalls, FirstVisit } from '../app/pages/page'

/** Sends the calls as the client does (`request`). The client uses their answers when the page asks for them. */
export function startCalls(calls: FirstCalls, visit: FirstVisit): StartedCall[] {
  const { hosts, clientId, childOrganizationUuid } = visit.settings
  const { language, visitor } = visit
  const context = { hosts, clientId, childOrganizationUuid, language, visitor, now }
  return calls(visit).map(({ show, ...call }) => {
    const started = startCall(call, context)
    if (show) void started.result.then((answer) => answer.ok && show(answer.value as never))
    return { ...started, isShown: show !== undefined }
  })
}
