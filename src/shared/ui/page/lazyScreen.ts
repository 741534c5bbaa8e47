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
 * Milliseconds between two reloads. After a deployment the files of the old build are gone, and a reload loads the new
 * build's files.
 */
const reloadPause = 5 * 60_000

/**
 * A screen that loads with its route (T20). If the load fails twice, the page reloads itself once, because the screen's
 * file may belong to an older build. If that fails, too, the boundary shows the failure, and its retry loads the screen
 * again.
 */
export function lazyScreen<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return renewable(load, reloadOnce)
}

/**
 * Reloads the page and never settles. Throws if the page was just reloaded, or if a reload cannot help because there is
 * no network.
 */
function reloadOnce(thrown: unknown): Promise<never> {
  const before = readStored(reloadKeys.reloadedAt) ?? -Infinity
  if (!navigator.onLine || isLeaving() || now() - before < reloadPause) throw thrown
  writeStored(reloadKeys.reloadedAt, now())
  window.location.reload()
  return new Promise(() => {})
}

/** Functions, which a store cannot hold. */
const failures = new Set<() => void>()

/** `React.lazy` remembers a failure. Boundaries call this before a retry, so that the part is loaded again. */
export function forgetFailedLoads(): void {
  failures.forEach((forget) => forget())
  failures.clear()
}

/** Returns a component that loads itself, and loads again after a failure. `onFailure` decides what a failure becomes. */
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
  // A document is rendered without its lazy parts: it shows what stands for them until they are loaded.
  const loadHere: Load<Props> = import.meta.env.SSR ? () => new Promise(() => {}) : loadPart
  const renew = () =>
    lazy(() =>
      neededNow(twice(loadHere))
        .catch(onFailure)
        .catch((thrown: unknown) => {
          failures.add(() => (current = renew()))
          throw thrown
        }),
    )
  let current = renew()
  const Lazy = (props: Props) => {
    // A loaded part renders at once. `React.lazy` would suspend even then, and React shows what stands for a part at least
    // 300 ms. Chosen once, because another component later would lose what this one holds.
    const [Part] = useState(() => loaded ?? (current as unknown as FunctionComponent<Props>))
    return createElement<Props>(Part, props)
  }
  return Object.assign(Lazy, { load: loadPart })
}
