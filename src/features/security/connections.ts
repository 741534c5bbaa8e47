import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../api/callApi'
import { addConnection, listConnections, removeConnection } from '../../api/contract/security'
import type { Connection } from '../../api/contract/security'
import * as codes from '../../api/contract/errorCodes'
import { hasCode } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import { successShown } from '../../shared/notices/noticesSlice'
import { paths } from '../../shared/paths'
import { load } from '../../shared/remote/load'
import { valueOf } from '../../shared/remote/remote'
import { remoteSlice } from '../../shared/remote/remoteSlice'
import { call, put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { faultOf } from '../../shared/submission/fault'
import type { Fault } from '../../shared/submission/fault'
import { submissionSlice } from '../../shared/submission/submissionSlice'
import { endSessionIfOver, leaveForApple, loginTypes, takeAppleLink, tokenOf } from '../session/onDemand'
import type { Provider } from '../session/onDemand'
import { selectSettings } from '../settings'

/** Connected accounts (ACC-05). */
export const connections = remoteSlice<Connection[]>('connections')

export const readConnections = load(connections, function* () {
  const answer = yield* callApi(listConnections)
  return answer.ok ? { ok: true, value: answer.value.connections.good } : answer
})

interface Connecting {
  provider: Provider
  /** What Apple's page has answered already; without a token if it was no good. */
  returned?: { token?: string }
}

/** Connecting an account of a provider. A second press opens the provider's window again. */
export const connecting = submissionSlice<Connecting>('connecting')
/** Disconnecting, by the connection's id. */
export const disconnecting = submissionSlice<string>('disconnecting')

/** The part shows: the rider may have come back from Apple's page. */
export const connectionsShown = createAction('connections/shown')

export function* connect({ payload }: ReturnType<typeof connecting.requested>): SagaOf<void> {
  const { provider, returned } = payload
  const { social = {} } = yield* select(selectSettings)
  if (returned) return yield* returned.token === undefined ? refuse(invalid) : link(provider, returned.token)
  if (provider === 'apple') return yield* leaveForApple(social, `${paths.accountSecurity}#connected`)
  let token: string
  try {
    token = yield* call(tokenOf, provider, social)
  } catch {
    return yield* refuse({ errors: [{ key: `security:connected.noToken.${provider}` }] })
  }
  yield* link(provider, token)
}

/** Apple's page leads back to a new document, which keeps the token in its memory only. */
export function* connectReturned(): SagaOf<void> {
  const returned = yield* call(takeAppleLink)
  if (returned) yield* put(connecting.requested({ provider: 'apple', returned }))
}

const invalid: Fault = { errors: [{ key: 'security:connected.invalid' }] }

function* link(provider: Provider, access_token: string): SagaOf<void> {
  const answer = yield* callApi(addConnection, { body: { provider: loginTypes[provider], access_token } })
  if (answer.ok) {
    yield* put(connections.replaced(answer.value.connections.good))
    yield* put(connecting.accepted())
    yield* put(successShown({ key: `security:connected.done.${provider}` }))
  } else if (!(yield* endSessionIfOver(answer.error))) yield* refuse(faultOfLink(answer.error))
}

function* refuse(fault: Fault): SagaOf<void> {
  yield* put(connecting.refused(fault))
}

function faultOfLink(error: ApiError): Fault {
  if (hasCode(error, codes.wrongLogin)) return invalid
  return hasCode(error, codes.linkedElsewhere) ? { errors: [{ key: 'security:connected.taken' }] } : faultOf(error)
}

export function* disconnect({ payload: id }: ReturnType<typeof disconnecting.requested>): SagaOf<void> {
  const answer = yield* callApi(removeConnection, { params: { id } })
  if (answer.ok) yield* put(connections.replaced(answer.value.connections.good))
  else if (hasCode(answer.error, codes.notFound)) {
    // It was disconnected in another tab.
    const list = valueOf(yield* select(connections.select)) ?? []
    yield* put(connections.replaced(list.filter((entry) => entry.id !== id)))
  } else {
    const isLast = hasCode(answer.error, codes.notAllowed)
    const fault = isLast ? { errors: [{ key: 'security:connected.last' }] } : faultOf(answer.error)
    return void (yield* put(disconnecting.refused(fault)))
  }
  yield* put(disconnecting.accepted())
  yield* put(successShown({ key: 'security:connected.removed' }))
}
