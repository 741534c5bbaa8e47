import { createElement, lazy, useState } from 'react'
import type { ComponentType, FunctionComponent } from 'react'
import { now } from '../../clock'
import { isLeaving } from '../../navigation/leaving'
import { readStored, writeStored } from '../../storage/browserStorage'
import { reloadKeys } from './reloadKeys'
import { twice } from '../../twice'
import { neededNow } from '../../whenIdle'

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the part before it is needed (`usePrefetch`). */
  load: () => Promise<unknown>
}

/**
 * Milliseconds between two reloads. A deployment removes the files of the old build, and a reload loads the new ones.
 */
const reloadPause = 5 * 60_000

/**
 * A screen that loads with its route (T20). If that fails twice, the page reloads once, because the file may be of an
 * older build. If that fails too, the boundary shows the failure, and a retry loads again.
 */
export function lazyScreen<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return renewable(load, reloadForNewBuild)
}

/** Reloads the page and never settles. Throws after a recent reload, or without a network. */
function reloadForNewBuild(thrown: unknown): Promise<never> {
  const before = readStored(reloadKeys.reloadedAt) ?? -Infinity
  if (!navigator.onLine || isLeaving() || now() - before < reloadPause) throw thrown
  writeStored(reloadKeys.reloadedAt, now())
  window.location.reload()
  return new Promise(() => {})
}

const failures = new EventTarget()

/** `React.lazy` remembers a failure, so boundaries call this before a retry. */
export function forgetFailedLoads(): void {
  failures.dispatchEvent(new Event('forget'))
}

/**
 * Returns a component that loads itself, and loads again after a failure. `onFailure` decides what becomes of a
 * failure.
 */
export function renewable<Props extends object>(
  load: Load<Props>,
  onFailure: (thrown: unknown) => Promise<never>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadPart: Load<Props> = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  // Documents are rendered without lazy parts. They show placeholders.
  const loadHere: Load<Props> = import.meta.env.SSR ? () => new Promise(() => {}) : loadPart
  const renew = () =>
    lazy(() =>
      neededNow(twice(loadHere))
        .catch(onFailure)
        .catch((thrown: unknown) => {
          failures.addEventListener('forget', () => (current = renew()), { once: true })
          throw thrown
        }),
    )
  let current = renew()
  const Lazy = (props: Props) => {
    // A loaded part renders at once: `React.lazy` would suspend, and React shows a placeholder at least 300 ms. It is
    // chosen once, because another component later would lose the state.
    const [Part] = useState(() => loaded ?? (current as unknown as FunctionComponent<Props>))
    return createElement<Props>(Part, props)
  }
  return Object.assign(Lazy, { load: loadPart })
}
