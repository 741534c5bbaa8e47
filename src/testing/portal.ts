import { waitTimeout } from './setup'
import settingsFile from '../../public/settings.json'
import { expect, onTestFinished, vi } from 'vitest'
// The portal loads this code with the first call. Tests must not wait for it.
import '../api/exchange'
import { createPortalStore } from '../app/store'
import { parseOperatorSettings } from '../features/identity/settings/operatorSettings'
import type { OperatorSettings } from '../features/identity/settings'
import { dialogAnswered, selectOpenDialog } from '../shared/dialogs/dialogsSlice'
import { lendNavigator } from '../shared/navigation/navigation'
import type { AppStore, RootState } from '../shared/store'
import type { PortalStore } from '../app/store'
import { createMockBackend } from '../mocks/node'
import type { ScenarioName } from '../mocks/scenarios/recipes'
import { gatewayStatuses } from '../mocks/serving/gateway'
import { settled } from './settled'

/** What the visitor answers, by the dialog's name. */
export type Answers = Record<string, string | undefined>

/** The origin of the backend's relative addresses in Node. */
const origin = 'http://localhost'

export interface TestPortal {
  store: PortalStore
  /** The dialogs that opened, in order. */
  asked: string[]
  /** The addresses to which flows navigated, in order. */
  visited: string[]
  /**
   * Resolves when the state is reached. Rejects after two seconds, with the beginning of the last state in its message.
   */
  until: (isReached: (state: RootState) => boolean) => Promise<RootState>
}

/**
 * Starts the mock backend for one test. It listens until the test is finished. Start it before the portal, because it
 * fills the storage.
 */
export function testBackend(scenario?: ScenarioName) {
  const backend = createMockBackend(scenario)
  backend.server.listen({ onUnhandledRequest: 'error' })
  let answers = 0
  const misfits: string[] = []
  backend.server.events.on('response:mocked', ({ request, response }) => {
    answers += 1
    if (gatewayStatuses.includes(response.status)) misfits.push(`${request.method} ${request.url}`)
  })
  onTestFinished(() => {
    backend.server.close()
    expect(misfits, 'requests that do not fit the exported document').toEqual([])
  })
  /** Resolves when the backend has sent this many answers in this test and the portal has received them. */
  const answered = async (count: number) => {
    await vi.waitFor(() => expect(answers).toBeGreaterThanOrEqual(count))
    await settled()
  }
  /** Something happens at the backend, for example on another device. */
  const change = backend.store.run
  return { ...backend.api, answered, change }
}

/** Returns the operator's settings of the mock backend, with hosts that Node can reach and with the test's changes. */
export function testSettings(change: (settings: OperatorSettings) => void = () => undefined): OperatorSettings {
  const settings = parseOperatorSettings(structuredClone(settingsFile))
  const { accounts, transit, web } = settings.hosts
  settings.hosts = { accounts: origin + accounts, transit: origin + transit, web: origin + web }
  change(settings)
  return settings
}

/** Returns a real store with all its flows. A list answers its dialogs, or they stay open. */
export function testPortal(
  options: { answers?: Answers; settings?: (settings: OperatorSettings) => void; language?: string } = {},
): TestPortal {
  const store = createPortalStore(testSettings(options.settings), options.language ?? 'en')
  onTestFinished(store.stop)
  const asked: string[] = []
  const visited: string[] = []
  lendNavigator((to) => visited.push(to))
  let lastAsked = 0
  store.subscribe(() => {
    const dialog = selectOpenDialog(store.getState())
    if (!dialog || dialog.id === lastAsked) return
    lastAsked = dialog.id
    asked.push(dialog.name)
    const answer = options.answers?.[dialog.name]
    if (answer) queueMicrotask(() => store.dispatch(dialogAnswered({ id: dialog.id, answer })))
  })
  return { store, asked, visited, until: (isReached) => until(store, isReached) }
}

function until(store: AppStore, isReached: (state: RootState) => boolean): Promise<RootState> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!isReached(store.getState())) return
      stop()
      clearTimeout(timer)
      resolve(store.getState())
    }
    const stop = store.subscribe(check)
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`Not reached: ${isReached.toString()}\n${JSON.stringify(store.getState()).slice(0, 2_000)}`))
    }, waitTimeout)
    check()
  })
}
