import { afterAll, afterEach, vi } from 'vitest'
import { setClock } from '../shared/clock'
import { forgetStorageState } from '../shared/storage/browserStorage'

/** The milliseconds that a test waits for an expected result. No test depends on the speed of the machine. */
export const waitTimeout = 60_000
const { waitFor } = vi
vi.waitFor = (callback, options) => waitFor(callback, options ?? waitTimeout)
const { waitUntil } = vi
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? waitTimeout)

afterEach(() => {
  setClock()
  forgetStorageState()
  if (typeof document === 'undefined') return
  window.history.replaceState(null, '', '/')
  window.localStorage.clear()
  window.sessionStorage.clear()
})

// Code that a flow still loads on demand when its test has ended must not arrive after the environment is gone.
afterAll(() => vi.dynamicImportSettled())
