import type { Action } from '@reduxjs/toolkit'
import { expect, onTestFinished, vi } from 'vitest'
import type { CallName } from '../api/contract/index'
import type { PortalMock } from '../mocks/portalMock'
import { every, watch } from '../shared/saga/workers'
import type { TestPortal } from './portal'

const logs = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

/**
 * Searches every place where a typed value could end up (PAY-10): events, state, both storages, cookies, the address
 * and its history, the title, the console, and every request except those to which it belongs.
 */
export function watchSinks({ store, visited }: TestPortal, backend: Pick<PortalMock, 'calls'>) {
  const events: Action[] = []
  const written: unknown[][] = []
  const states = new Set<string>()
  const note = function* (event: Action) {
    events.push(event)
  }
  store.attach({
    name: 'sinks',
    saga: watch(() => every({ match: (event): event is Action => event !== undefined }, note)),
  })
  store.subscribe(() => states.add(JSON.stringify(store.getState())))
  for (const name of logs) vi.spyOn(console, name).mockImplementation((...words) => void written.push(words))
  const added = vi.spyOn(window.Storage.prototype, 'setItem')
  const pushed = vi.spyOn(window.history, 'pushState')
  const replaced = vi.spyOn(window.history, 'replaceState')
  onTestFinished(() => void vi.restoreAllMocks())

  async function sinks(belongsTo: CallName[], bearer?: string): Promise<Record<string, unknown>> {
    const calls = await backend.calls()
    return {
      events: events.filter(({ type }) => type !== bearer),
      states: [...states, JSON.stringify(store.getState())],
      storage: [{ ...window.localStorage }, { ...window.sessionStorage }, added.mock.calls],
      page: [document.cookie, document.title, window.location.href, window.history.state],
      addresses: [visited, pushed.mock.calls, replaced.mock.calls],
      console: written,
      requests: calls.map(({ body, ...rest }) => [rest, belongsTo.includes(rest.name) ? null : body]),
    }
  }

  /**
   * Expects that none of the values is found. `belongsTo` names the calls that send them in their body, and `bearer`
   * the event that brings them from the form to the flow.
   */
  return async function expectNowhere(values: string[], belongsTo: CallName[], bearer?: string): Promise<void> {
    for (const [name, content] of Object.entries(await sinks(belongsTo, bearer))) {
      const text = JSON.stringify(content)
      expect(
        values.filter((value) => text.includes(value)),
        `found in ${name}`,
      ).toEqual([])
    }
  }
}
