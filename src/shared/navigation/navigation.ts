import { createAction } from '@reduxjs/toolkit'
import { call } from '../saga/effects'
import type { SagaOf } from '../saga/effects'

/** The address changed. The flows of the page that was left react to it. */
export const locationChanged = createAction<{ pathname: string; search: string; hash: string }>('app/locationChanged')

/** The new page shows. A dialog that opens now returns the focus to it; an earlier one would lose the focus. */
export const pageShown = createAction('app/pageShown')

interface GoToOptions {
  replace?: boolean
  /** Plain data for the page, stored in the history entry. */
  state?: unknown
}

type Navigator = (to: string, options?: GoToOptions) => void
/** The router's function, which a store cannot hold. */
let navigator: Navigator | undefined

export function lendNavigator(lent: Navigator | undefined): void {
  navigator = lent
}

/** Navigates a flow within this site. Screens use links. */
export function* goTo(to: string, options: GoToOptions = {}): SagaOf<void> {
  yield* call(() => navigator?.(to, options))
}

export function currentPath(): string {
  return window.location.pathname + window.location.search + window.location.hash
}

/** Goes to another site. The portal starts again when the visitor returns. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}

const reloadMark = 'reloadedByPortal'

function historyEntry(): object {
  const state: unknown = typeof history === 'undefined' ? null : history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** Whether the open page comes from `reloadOnce`. The mark outlives this in the history entry, so it is read once. */
let isReloaded = reloadMark in historyEntry()

/** Another page opened in this document. Back to an entry with the mark, the scripts may be those of that page. */
export function allowReload(): void {
  isReloaded = false
}

/**
 * Reloads the page, so that nothing remains of its scripts, once until another page opens: a script that loads again
 * must not cause endless reloads. Returns whether the page reloads.
 */
export function reloadOnce(): boolean {
  if (isReloaded) return false
  isReloaded = true
  window.history.replaceState({ ...historyEntry(), [reloadMark]: true }, '')
  window.location.reload()
  return true
}
