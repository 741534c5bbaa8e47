import { createAction } from '@reduxjs/toolkit'
import { call } from '../saga/effects'
import type { SagaOf } from '../saga/effects'

/** The address changed, by whatever means. Heard by flows that belong to the page that was left. */
export const locationChanged = createAction<{ pathname: string; search: string; hash: string }>('app/locationChanged')

interface Manner {
  replace?: boolean
  /** What the page is told besides its address, kept with the entry of the history; plain data. */
  state?: unknown
}

type Navigator = (to: string, options?: Manner) => void
let navigator: Navigator | undefined

/** The router lends its navigation to the flows. */
export function lendNavigator(lent: Navigator | undefined): void {
  navigator = lent
}

/** Goes to an address of this site from a flow; screens use links. */
export function* goTo(to: string, options: Manner = {}): SagaOf<void> {
  yield* call(() => navigator?.(to, options))
}

/** Path, query and hash of the page that is shown. */
export function currentPath(): string {
  return window.location.pathname + window.location.search + window.location.hash
}

/** Leaves for another site; the portal starts anew when the visitor comes back. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}

const reloadMark = 'reloadedByPortal'

/**
 * The same page in a new document: nothing is left of what scripts did in this one. At most once for an entry of the
 * history, which survives the reload: a script that comes back by itself must not reload the page for ever. Gives
 * whether the page reloads.
 */
export function reloadOnce(): boolean {
  const state: unknown = window.history.state
  const entry = typeof state === 'object' && state !== null ? state : {}
  if (reloadMark in entry) return false
  window.history.replaceState({ ...entry, [reloadMark]: true }, '')
  window.location.reload()
  return true
}
