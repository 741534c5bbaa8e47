import { vi } from 'vitest'
import type { TestPortal } from './portal'

/**
 * Tabs of one browser. Each has its own modules and its own session storage, as every page has, and all share jsdom's
 * local storage. As in browsers, a write is reported to the other tabs only.
 */
type Modules = Awaited<ReturnType<typeof loadModules>>

export interface Tab {
  modules: Modules
  portal: TestPortal
  /** Closes the page and opens it again with what is stored. */
  reload: () => void
  /** What the tab's session storage holds. */
  session: () => Record<string, string>
}

type Listener = (event: Event) => void

async function loadModules() {
  vi.resetModules()
  return {
    checkout: await import('../features/buying/checkout/order/checkoutSlice'),
    client: await import('../api/client'),
    closing: await import('../app/flows/accountClosed'),
    clock: await import('../shared/clock'),
    erasure: await import('../shared/storage/keptEntries'),
    flows: await import('../app/flows/logOut'),
    keys: {
      ...(await import('../shared/forms/saving/draftKeys')).draftKeys,
      ...(await import('../features/cards/management/acts/lostKeys')).lostKeys,
    },
    portal: await import('./portal'),
    saga: await import('../features/identity/session/secondFactor/secondFactorSaga'),
    session: await import('../features/identity/session/visitor/sessionSlice'),
    signIn: await import('../features/identity/session/signIn/signIn'),
    step: await import('../features/identity/session/secondFactor/secondFactorSlice'),
    storage: await import('../shared/storage/browserStorage'),
    store: await import('../app/store'),
    stored: await import('../features/identity/session/visitor/storedSession'),
  }
}

/** Loads two sets of modules, which one test after another uses. */
export const loadTabs = async (): Promise<Modules[]> => [await loadModules(), await loadModules()]

export function openTabs(all: Modules[]) {
  const listeners = new Map<Modules, Set<Listener>>()
  const tabs = all.map((modules): Tab => {
    const reload = () => {
      modules.storage.forgetStorageState()
      listeners.set(modules, new Set())
      tab.portal = modules.portal.testPortal()
      catchingListeners(listeners.get(modules), () => modules.store.followOtherTabs(tab.portal.store))
    }
    const tab = { modules, reload, session: () => sessions.get(modules) ?? {} } as Tab
    return tab
  })
  const sessions = new Map<Modules, Record<string, string>>()
  /** Lends a tab the session storage while something happens in it. */
  async function within(modules: Modules, act: () => unknown): Promise<void> {
    window.sessionStorage.clear()
    for (const [key, value] of Object.entries(sessions.get(modules) ?? {})) window.sessionStorage.setItem(key, value)
    await act()
    sessions.set(modules, { ...window.sessionStorage })
  }
  tabs.forEach((tab) => tab.reload())
  return {
    tabs,
    /** Acts in one tab. The other tabs receive its writes. */
    async inTab(tab: Tab, act: () => unknown): Promise<void> {
      const before = { ...window.localStorage }
      await within(tab.modules, act)
      const isErased = Object.keys(before).length > 0 && window.localStorage.length === 0
      const keys = isErased ? [null] : new Set([...Object.keys(before), ...Object.keys(window.localStorage)])
      for (const key of keys) {
        if (key !== null && before[key] === (window.localStorage.getItem(key) ?? undefined)) continue
        const event = new StorageEvent('storage', { key, storageArea: window.localStorage })
        for (const other of all)
          if (other !== tab.modules) await within(other, () => listeners.get(other)?.forEach((hear) => hear(event)))
      }
    },
  }
}

/** Catches the storage listeners that are added during `add`: jsdom would report a tab's own writes to them. */
function catchingListeners(caught: Set<Listener> | undefined, add: () => void): void {
  const spy = vi.spyOn(window, 'addEventListener').mockImplementation((_type, listener) => {
    caught?.add(listener as Listener)
  })
  add()
  spy.mockRestore()
}
