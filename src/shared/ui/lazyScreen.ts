import { createElement, lazy } from 'react'
import type { ComponentType, FunctionComponent } from 'react'
import { loadTexts } from '../../i18n/texts'
import { now } from '../clock'
import { isLeaving } from '../navigation/leaving'
import { readStored, writeStored } from '../storage/browserStorage'
import { stored } from '../storage/storedKeys'
import { twice } from '../twice'

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
  return renewable(load, reloadOnce)
}

/** A part of a page, with its texts. It never reloads, because something typed would be lost with the page. */
export function lazyPart<Props extends object>(load: Load<Props>, texts: string[] = []): LazyComponent<Props> {
  const loadAll = async () => {
    const [part] = await Promise.all([load(), loadTexts(texts)])
    return part
  }
  return renewable(loadAll, (thrown) => {
    throw thrown
  })
}

/** Reloads and never settles; throws when that was tried a moment ago, or cannot help because there is no network. */
function reloadOnce(thrown: unknown): Promise<never> {
  const before = readStored(stored.reloadedAt) ?? -Infinity
  if (!navigator.onLine || isLeaving() || now() - before < reloadPause) throw thrown
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

function renewable<Props extends object>(
  load: Load<Props>,
  onFailure: (thrown: unknown) => Promise<never>,
): LazyComponent<Props> {
  const renew = () =>
    lazy(() =>
      twice(load)
        .catch(onFailure)
        .catch((thrown: unknown) => {
          failures.add(() => (current = renew()))
          throw thrown
        }),
    )
  let current = renew()
  const Lazy = (props: Props) => createElement<Props>(current as unknown as FunctionComponent<Props>, props)
  return Object.assign(Lazy, { prefetch: () => void load().catch(() => {}) })
}
