import type { AnyEndpoint } from '../contract/base/endpoint'

/** As noticed. `app/monitoring` makes a report without anything personal. */
export type Trouble =
  /** Stopped: a saga's worker, a screen or part, another script. */
  | { kind: 'crash'; part: 'worker' | 'screen' | 'script'; worker?: string; thrown: unknown }
  /** Not even the second time. */
  | { kind: 'file'; thrown: unknown }
  /** `path` leads to the first wrong field; empty for the whole answer. */
  | { kind: 'badAnswer'; endpoint: AnyEndpoint; path: unknown[] }
  /** Unknown whether money was moved. */
  | { kind: 'unknownPayment' }
  /** By a 401, or its code. */
  | { kind: 'sessionEnded'; reason: 'unauthorized' | 'sessionEnded' }

/** Kept until somebody listens. */
const mostWaiting = 20

/** Before a store, or from it. */
let waiting: Trouble[] = []
let listener: ((trouble: Trouble) => unknown) | undefined

/** Without monitoring it goes no further. */
export function tell(trouble: Trouble): void {
  if (listener) listener(trouble)
  else if (waiting.length < mostWaiting) waiting.push(trouble)
}

/** Also what was told so far. Returns a function that ends it. */
export function listenToTroubles(to: (trouble: Trouble) => unknown): () => void {
  listener = to
  waiting.forEach(to)
  waiting = []
  return () => {
    listener = undefined
  }
}
