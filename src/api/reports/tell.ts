import type { AnyEndpoint } from '../contract/base/endpoint'

/**
 * What went wrong, as the place that noticed it has it. `app/monitoring` makes a report of it, which holds nothing
 * personal.
 */
export type Trouble =
  /** A saga's worker, a screen or its part, or another script of the page stopped. */
  | { kind: 'crash'; part: 'worker' | 'screen' | 'script'; worker?: string; thrown: unknown }
  /** A file of the portal could not be loaded, not even the second time. */
  | { kind: 'file'; thrown: unknown }
  /** An answer broke the contract. `path` leads to the first field that does not fit; empty for the whole answer. */
  | { kind: 'badAnswer'; endpoint: AnyEndpoint; path: unknown[] }
  /** It is not known whether money was moved. */
  | { kind: 'unknownPayment' }
  /** The backend ended a session: by a 401, or by its code for it. */
  | { kind: 'sessionEnded'; reason: 'unauthorized' | 'sessionEnded' }

/** What happens before somebody listens is kept up to this number. */
const mostWaiting = 20

/** Trouble may come before there is a store, or from it. */
let waiting: Trouble[] = []
let listener: ((trouble: Trouble) => unknown) | undefined

/** Notes what went wrong. Without monitoring in the settings, it goes no further. */
export function tell(trouble: Trouble): void {
  if (listener) listener(trouble)
  else if (waiting.length < mostWaiting) waiting.push(trouble)
}

/** Hands over all that was told so far, and from now on. Returns a function after which it is kept again. */
export function listenToTroubles(to: (trouble: Trouble) => unknown): () => void {
  listener = to
  waiting.forEach(to)
  waiting = []
  return () => {
    listener = undefined
  }
}
