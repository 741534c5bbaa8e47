import { setClock } from '../shared/clock'
import { selectIsTemporary } from '../features/session/visitor/sessionSlice'
import { signInSubmission } from '../features/session/signIn/signInSubmission'
import { isOpen } from '../features/session/secondFactor/machine'
import type { Open } from '../features/session/secondFactor/machine'
import { secondFactor } from '../features/session/secondFactor/secondFactorSaga'
import * as step from '../features/session/secondFactor/secondFactorSlice'
import { testBackend, testPortal } from './portal'
import type { TestPortal } from './portal'

export const kept = (key: string) => window.localStorage.getItem(key)
export const keptOfSession = () => ['auth_token', 'cwp_user', 'tempAuthToken', 'secondFactor'].map(kept)
export const noon = Date.parse('2026-11-20T12:00:00Z')

/** A portal whose visitor sees the step. */
export function showStep(portal = testPortal()): TestPortal {
  portal.store.attach(secondFactor)
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

/** Does something and waits for its answer. */
export async function act(portal: TestPortal, action: Parameters<TestPortal['store']['dispatch']>[0]): Promise<void> {
  portal.store.dispatch(action)
  await portal.until((state) => {
    const shown = step.selectSecondFactor(state)
    return !isOpen(shown) || shown.pending === null
  })
}

/** So many minutes after noon, as this browser sees it. */
export const later = (minutes: number) => setClock(() => noon + minutes * 60_000)

/** The portal's clock stands still, as does the backend's. */
export async function backendAtNoon() {
  const backend = testBackend()
  await backend.now('2026-11-20T12:00:00Z')
  return backend
}

export const phone = { country_code: '+1', phone: '9025550133' }

/** What another tab changed in the storage is told to this one. */
export const inOtherTab = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
