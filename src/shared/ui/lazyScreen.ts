import { createElement, lazy } from 'react'
import type { ComponentType, FunctionComponent } from 'react'
import { now } from '../clock'
import { readStored, writeStored } from '../storage/browserStorage'
import { stored } from '../storage/storedKeys'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches it before it is needed. A failure is silent: it is tried again when needed. */
  prefetch: () => void
}

/** Files of an old build are gone after a new one was deployed: a reload fetches the new build's names. */
const reloadPause = 5 * 60_000

/**
 * A screen that comes with its route (T20): a failed load is tried once more, then the page reloads itself, once, because
 * the screen's file may belong to an older build. What still fails goes to the boundary, whose retry loads anew.
 */
export function lazyScreen<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return renewable(load, () => twice(load).catch(reloadOnce))
}

/** A part of a page, such as a dialog. It never reloads, because something typed would be lost with the page. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return renewable(load, () => twice(load))
}

async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    return load()
  }
}

/** Reloads and never settles; throws when that was tried a moment ago, or cannot help because there is no network. */
function reloadOnce(thrown: unknown): Promise<never> {
  const before = readStored(stored.reloadedAt) ?? -Infinity
  if (!navigator.onLine || now() - before < reloadPause) throw thrown
  writeStored(stored.reloadedAt, now())
  window.location.reload()
  return new Promise(() => {})
}

const failures = new Set<() => void>()

/** `React.lazy` remembers a failure for ever. Boundaries call this when they try again, so that it is loaded anew. */
export function forgetFailedLoads(): void {
  failures.forEach((forget) => forget())
  failures.clear()
}

function renewable<Props extends object>(load: Load<Props>, attempt: Load<Props>): LazyComponent<Props> {
  const renew = () => lazy(() => attempt().catch(rememberFailure))
  const rememberFailure = (thrown: unknown): never => {
    failures.add(() => (current = renew()))
    throw thrown
  }
  let current = renew()
  const Lazy = (props: Props) => createElement<Props>(current as unknown as FunctionComponent<Props>, props)
  return Object.assign(Lazy, { prefetch: () => void load().catch(() => {}) })
}
