import { vi } from 'vitest'
import type { TestPortal } from './portal'

/**
 * Tabs of one browser: each has modules of its own, as each page has, and all share jsdom's storage. What one writes is
 * told to the others, and to the others only, as browsers do.
 */
type Modules = Awaited<ReturnType<typeof loadModules>>

export interface Tab {
  modules: Modules
  portal: TestPortal
  /** Closes the page and opens it again, at what is stored. */
  reload: () => void
}

type Listener = (event: Event) => void

async function loadModules() {
  vi.resetModules()
  return {
    client: await import('../api/client'),
    clock: await import('../shared/clock'),
    flows: await import('../app/flows/logOut'),
    portal: await import('./portal'),
    saga: await import('../features/session/secondFactor/secondFactorSaga'),
    session: await import('../features/session/visitor/sessionSlice'),
    signIn: await import('../features/session/signIn/signInSubmission'),
    step: await import('../features/session/secondFactor/secondFactorSlice'),
    storage: await import('../shared/storage/browserStorage'),
    store: await import('../app/store'),
  }
}

/** Two sets of modules, to be used by one test after another. */
export const loadTabs = async (): Promise<Modules[]> => [await loadModules(), await loadModules()]

export function openTabs(all: Modules[]) {
  const listeners = new Map<Modules, Set<Listener>>()
  const tabs = all.map((modules): Tab => {
    const reload = () => {
      modules.storage.forgetStorageState()
      listeners.set(modules, new Set())
      tab.portal = modules.portal.testPortal()
      tab.portal.store.attach(modules.saga.secondFactor)
      catchingListeners(listeners.get(modules), () => modules.store.followOtherTabs(tab.portal.store))
    }
    const tab = { modules, reload } as Tab
    return tab
  })
  tabs.forEach((tab) => tab.reload())
  return {
    tabs,
    /** Lets one tab do something; the others hear of what it wrote. */
    async inTab(tab: Tab, act: () => unknown): Promise<void> {
      const before = { ...window.localStorage }
      await act()
      const keys = new Set([...Object.keys(before), ...Object.keys(window.localStorage)])
      for (const key of keys) {
        if (before[key] === (window.localStorage.getItem(key) ?? undefined)) continue
        const event = new StorageEvent('storage', { key, storageArea: window.localStorage })
        for (const other of all) if (other !== tab.modules) listeners.get(other)?.forEach((hear) => hear(event))
      }
    },
  }
}

/** The listeners to storage events that are added meanwhile: jsdom would tell them what their own tab wrote. */
function catchingListeners(caught: Set<Listener> | undefined, add: () => void): void {
  const spy = vi.spyOn(window, 'addEventListener').mockImplementation((_type, listener) => {
    caught?.add(listener as Listener)
  })
  add()
  spy.mockRestore()
}
