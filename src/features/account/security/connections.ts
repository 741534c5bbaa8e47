import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import { addConnection, listConnections, removeConnection } from '../../../api/contract/account/security'
import type { Connection } from '../../../api/contract/account/security'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { successShown } from '../../../shared/notices/noticesSlice'
import { paths } from '../../../shared/paths'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { valueOf } from '../../../shared/remote/remote'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { latest, leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { selectUser } from '../../identity/session'
import {
  endSessionIfOver,
  hasAppleLink,
  keepAppleLink,
  leaveForApple,
  loginTypes,
  takeAppleLink,
  tokenOf,
} from '../../identity/session/onDemand'
import type { Provider } from '../../identity/session/onDemand'
import { selectSettings } from '../../identity/settings'
import { passwordFault } from './password'

export const connections = remoteRead<Connection[]>('connections', function* () {
  const answer = yield* callApi(listConnections)
  return answer.ok ? { ok: true, value: answer.value.connections.good } : answer
})

interface Connecting {
  provider: Provider
  /** An open session alone adds no way to sign in. */
  current_password?: string
}

/** Connects a provider's account. A second press opens its window again. Only events hold secrets. */
export const connecting = submissionSlice<Connecting>('connecting')
export const disconnecting = submissionSlice<string>('disconnecting')

export const connectionsShown = createAction('connections/shown')

function* connect({ payload }: ReturnType<typeof connecting.requested>): SagaOf<void> {
  const { provider } = payload
  const { social = {} } = yield* select(selectSettings)
  if (provider === 'apple') {
    const returned = yield* call(takeAppleLink)
    if (!returned) return yield* leaveForApple(social, connectedPath)
    return yield* returned.token === undefined ? refuse(invalid) : link(payload, returned.token)
  }
  let token: string
  try {
    token = yield* call(tokenOf, provider, social)
  } catch {
    return yield* refuse({ errors: [{ key: `security:connected.noToken.${provider}` }] })
  }
  yield* link(payload, token)
}

const connectedPath = `${paths.accountSecurity}#connected`

/** Apple's page leads to a new document, whose memory keeps the token until the password is typed. */
function* connectReturned(): SagaOf<void> {
  const user = yield* select(selectUser)
  if (user?.has_password !== false && hasAppleLink()) return
  const returned = yield* call(takeAppleLink)
  if (!returned) return
  yield* call(() => keepAppleLink(connectedPath, returned.token))
  yield* put(connecting.requested({ provider: 'apple' }))
}

const invalid: Fault = { errors: [{ key: 'security:connected.invalid' }] }

function* link({ provider, current_password }: Connecting, access_token: string): SagaOf<void> {
  const body = { provider: loginTypes[provider], access_token, ...(current_password && { current_password }) }
  const answer = yield* callApi(addConnection, { body })
  if (answer.ok) {
    yield* put(connections.replaced(answer.value.connections.good))
    yield* put(connecting.accepted())
    yield* put(successShown({ key: `security:connected.done.${provider}` }))
  } else if (isPasswordWrong(answer.error)) {
    // Apple's answer serves the next password too; other providers are asked again.
    const { status } = yield* select(connecting.select)
    if (provider === 'apple' && status === 'sending') yield* call(() => keepAppleLink(connectedPath, access_token))
    yield* refuse(passwordFault(answer.error))
  } else if (!(yield* endSessionIfOver(answer.error))) yield* refuse(faultOfLink(answer.error))
}

/** The same code refuses a provider's token. */
const isPasswordWrong = (error: ApiError) =>
  error.kind === 'business' &&
  error.errors.some(({ code, field }) => code === codes.wrongLogin && field === 'current_password')

function* refuse(fault: Fault): SagaOf<void> {
  yield* put(connecting.refused(fault))
}

function faultOfLink(error: ApiError): Fault {
  if (hasCode(error, codes.wrongLogin)) return invalid
  return hasCode(error, codes.linkedElsewhere) ? { errors: [{ key: 'security:connected.taken' }] } : faultOf(error)
}

function* disconnect({ payload: id }: ReturnType<typeof disconnecting.requested>): SagaOf<void> {
  const answer = yield* callApi(removeConnection, { params: { id } })
  if (answer.ok) yield* put(connections.replaced(answer.value.connections.good))
  else if (hasCode(answer.error, codes.notFound)) {
    // Another tab has disconnected it.
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

attachOnImport(
  'connections',
  watch(
    // A closed window may not be reported, so the next press replaces it.
    () => latest(connecting.requested, connect),
    () => leading(connectionsShown, connectReturned),
    () => inTurn(disconnecting, disconnect),
  ),
)
