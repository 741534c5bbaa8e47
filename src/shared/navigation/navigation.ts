import { createAction } from '@reduxjs/toolkit'
import { call } from '../saga/effects'
import type { SagaOf } from '../saga/effects'

/** Flows of the page that was left react. */
export const locationChanged = createAction<{ pathname: string; search: string; hash: string }>('app/locationChanged')

/** The new page shows: a dialog opened now gives the focus back to it; an earlier one would lose it. */
export const pageShown = createAction('app/pageShown')

interface GoToOptions {
  replace?: boolean
  /** Plain data in the history's entry. */
  state?: unknown
}

type Navigator = (to: string, options?: GoToOptions) => void
/** The router's function, which a store cannot hold. */
let navigator: Navigator | undefined

export function lendNavigator(lent: Navigator | undefined): void {
  navigator = lent
}

/** Navigates a flow within this site; screens use links. */
export function* goTo(to: string, options: GoToOptions = {}): SagaOf<void> {
  yield* call(() => navigator?.(to, options))
}

export function currentPath(): string {
  return window.location.pathname + window.location.search + window.location.hash
}

/** To another site. The portal starts anew when the visitor returns. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}

const reloadMark = 'reloadedByPortal'

/**
 * Reloads, so that no script leaves anything behind; once per history entry, which survives, against endless reloads.
 * Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const state: unknown = window.history.state
  const entry = typeof state === 'object' && state !== null ? state : {}
  if (reloadMark in entry) return false
  window.history.replaceState({ ...entry, [reloadMark]: true }, '')
  window.location.reload()
  return true
}
