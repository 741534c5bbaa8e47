import { setClock } from '../shared/clock'
import { selectIsTemporary } from '../features/identity/session/visitor/sessionSlice'
import { signInSubmission } from '../features/identity/session/signIn/signIn'
import { isOpen } from '../features/identity/secondFactor/machine'
import type { Open } from '../features/identity/secondFactor/machine'
import '../features/identity/session/secondFactor/secondFactorSaga'
import * as step from '../features/identity/session/secondFactor/secondFactorSlice'
import { testBackend, testPortal } from './portal'
import type { TestPortal } from './portal'

export const kept = (key: string) => window.localStorage.getItem(key)
export const keptOfSession = () => ['auth_token', 'cwp_user', 'tempAuthToken', 'secondFactor'].map(kept)
export const noon = Date.parse('2026-11-20T12:00:00Z')

/** Returns a portal whose visitor sees the second step. */
export function showStep(portal = testPortal()): TestPortal {
  portal.store.dispatch(step.stepShown())
  return portal
}

export async function signInHalfWay(name: 'mfa' | 'setup' | 'required', portal = testPortal()): Promise<TestPortal> {
  portal.store.dispatch(signInSubmission.requested({ email: `${name}.rider@example.com`, password: 'Transit-2026' }))
  await portal.until(selectIsTemporary)
  return showStep(portal)
}

export const stateOf = ({ store }: TestPortal) => step.selectSecondFactor(store.getState())
export const openOf = (portal: TestPortal): Partial<Open> => {
  const state = stateOf(portal)
  return isOpen(state) ? state : {}
}

/** Dispatches an action and waits for its answer. */
export async function act(portal: TestPortal, action: Parameters<TestPortal['store']['dispatch']>[0]): Promise<void> {
  portal.store.dispatch(action)
  await portal.until((state) => {
    const shown = step.selectSecondFactor(state)
    return !isOpen(shown) || shown.pending === null
  })
}

/** Sets the browser's clock to this many minutes after noon. */
export const later = (minutes: number) => setClock(() => noon + minutes * 60_000)

/** Starts a backend. Its clock and the portal's stand still at noon. */
export async function backendAtNoon() {
  const backend = testBackend()
  await backend.now('2026-11-20T12:00:00Z')
  return backend
}

export const phone = { country_code: '+1', phone: '9025550133' }

/** Informs this tab of another tab's change to the storage. */
export const inOtherTab = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
