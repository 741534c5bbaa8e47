import type { AnyEndpoint } from '../contract/base/endpoint'
import { mailbox } from './mailbox'

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

/** Without monitoring, troubles are told to nobody. */
export const { tell, listen: listenToTroubles } = mailbox<Trouble>(20)
