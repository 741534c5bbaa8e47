import '@testing-library/jest-dom/vitest'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { onTestFinished } from 'vitest'
// The portal loads this code with the first call. Tests must not wait for it.
import '../../api/exchange'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { errorMeanings, notValid } from '../../api/contract/base/errorCodes'
import { App } from '../../app/App'
import { createPortalStore } from '../../app/store'
import { loadTexts, startTexts } from '../../i18n/texts'
import { createMockBackend } from '../../mocks/node'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { lendNavigator } from '../../shared/navigation/navigation'
import { testSettings } from '../portal'

const features = Object.keys(import.meta.glob('../../../locales/en/*.json')).map((file) =>
  file.replace(/.*\/|\.json$/g, ''),
)

type Backend = ReturnType<typeof createMockBackend>

/**
 * Renders the portal as visitors have it, with header, notices and dialogs, at an address. `prepare` changes the backend or
 * what the browser keeps, before the portal starts.
 */
export async function openPortal(at: string, scenario: ScenarioName, prepare?: (backend: Backend) => unknown) {
  const backend = createMockBackend(scenario)
  const { server } = backend
  server.listen({ onUnhandledRequest: 'error' })
  await prepare?.(backend)
  onTestFinished(() => server.close())
  onTestFinished(cleanup)
  window.history.replaceState(null, '', at)
  lendNavigator((to) => window.history.replaceState(null, '', to))
  await startTexts('en')
  // Parts that an earlier test has loaded do not load their texts again.
  await loadTexts(features)
  const store = createPortalStore(testSettings(), 'en')
  onTestFinished(store.stop)
  render(<App store={store} />)
  /** From now on the backend refuses the call, for a reason that names a field which no form has. */
  const refuse = (call: CallName, message: string) => {
    const { host, method, path } = contract[call]
    const pattern = `*/backend/${host}${path.split('?')[0]}`
    const refusal = { errors: [{ code: notValid, message, field: 'somewhere.else' }] }
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    server.use(http[verb](pattern, () => HttpResponse.json(refusal, { status: errorMeanings[notValid].status })))
  }
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  return { ...backend, user, refuse }
}
