import settingsFile from '../../public/settings.json'
import { expect, onTestFinished, vi } from 'vitest'
// In the portal it comes with the first call, for which no test is to wait.
import '../api/exchange'
import { createPortalStore } from '../app/store'
import { signInFeature } from '../features/session/signInFeature'
import { parseOperatorSettings } from '../features/settings'
import type { OperatorSettings } from '../features/settings'
import { dialogAnswered, selectOpenDialog } from '../shared/dialogs/dialogsSlice'
import type { DialogAnswer, DialogKind } from '../shared/dialogs/dialogsSlice'
import { lendNavigator } from '../shared/navigation/navigation'
import type { AppStore, RootState } from '../shared/store'
import { createMockBackend } from '../mocks/node'
import type { ScenarioName } from '../mocks/scenarios/recipes'
import { settled } from './settled'

type Answers = { [K in DialogKind]?: DialogAnswer<K> }

/** Where relative addresses of the backend lead in Node. */
const origin = 'http://localhost'

export interface TestPortal {
  store: AppStore
  /** The dialogs that were asked, in order. */
  asked: DialogKind[]
  /** Where flows went, in order. */
  visited: string[]
  /** Resolves when the state is as wanted; rejects after two seconds with the last state's difference to go by. */
  until: (isReached: (state: RootState) => boolean) => Promise<RootState>
}

/** The mock backend for one test, listening until the test is finished. Start it before the portal: it fills the storage. */
export function testBackend(scenario?: ScenarioName) {
  const backend = createMockBackend(scenario)
  backend.server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => backend.server.close())
  let answers = 0
  backend.server.events.on('response:mocked', () => void (answers += 1))
  /** Resolves when the backend has given so many answers in this test, and the portal has taken them. */
  const answered = async (count: number) => {
    await vi.waitFor(() => expect(answers).toBeGreaterThanOrEqual(count))
    await settled()
  }
  return { ...backend.api, answered }
}

/** The operator's settings of the mock backend, with hosts that Node can reach and whatever a test changes. */
export function testSettings(change: (settings: OperatorSettings) => void = () => undefined): OperatorSettings {
  const settings = parseOperatorSettings(structuredClone(settingsFile))
  const { accounts, transit, web } = settings.hosts
  settings.hosts = { accounts: origin + accounts, transit: origin + transit, web: origin + web }
  change(settings)
  return settings
}

/** A real store with all its flows, for tests; its dialogs are answered from a list, or left open. */
export function testPortal(
  options: { answers?: Answers; settings?: (settings: OperatorSettings) => void; language?: string } = {},
): TestPortal {
  const store = createPortalStore(testSettings(options.settings), options.language ?? 'en')
  // In the portal it comes with the first form that is shown.
  store.attach(signInFeature)
  const asked: DialogKind[] = []
  const visited: string[] = []
  lendNavigator((to) => visited.push(to))
  let lastAsked = 0
  store.subscribe(() => {
    const dialog = selectOpenDialog(store.getState())
    if (!dialog || dialog.id === lastAsked) return
    lastAsked = dialog.id
    asked.push(dialog.kind)
    const answer = options.answers?.[dialog.kind]
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
    }, 2_000)
    check()
  })
}
