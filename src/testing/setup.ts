import { afterAll, beforeEach, vi } from 'vitest'
import { scenarioStart } from '../mocks/scenarios/scenarioStart'
import { setClock } from '../shared/clock'
import { forgetStorageState } from '../shared/storage/browserStorage'

/** The milliseconds that a test waits for an expected result. No test depends on the speed of the machine. */
export const waitTimeout = 60_000
const { waitFor } = vi
vi.waitFor = (callback, options) => waitFor(callback, options ?? waitTimeout)
const { waitUntil } = vi
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? waitTimeout)

/** The device's time in tests: it runs from the day of the scenarios, so that no test depends on the day of its run. */
const shift = scenarioStart - Date.now()
class ScenarioDate extends Date {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(ScenarioDate.now())
    else super(...given)
  }
  static override now = (): number => super.now() + shift
}
// Files of one worker share it.
if (Date.name !== ScenarioDate.name) globalThis.Date = ScenarioDate as DateConstructor

// This runs before each test, not after it: the portal of the test before may write until it stops, which is after
// `afterEach`.
beforeEach(() => {
  setClock()
  forgetStorageState()
  if (typeof document === 'undefined') {
    // Tests in Node that play two tabs lend them a window, which later files of the worker must not read.
    Reflect.deleteProperty(globalThis, 'window')
    return
  }
  document.body.replaceChildren()
  // A page that a test has left would stay silent about lost calls.
  window.dispatchEvent(new Event('pageshow'))
  window.history.replaceState(null, '', '/')
  window.localStorage.clear()
  window.sessionStorage.clear()
})

// Code that a flow still loads on demand when its test has ended must not arrive after the environment is gone.
afterAll(() => vi.dynamicImportSettled())
