import type { AnyEndpoint } from '../contract/base/endpoint'
import { mailbox } from './mailbox'

/** What went wrong, as the code noticed it. `app/monitoring` makes a report of it without anything personal. */
export type Trouble =
  /** A saga's worker, a screen or its part, or another script crashed. */
  | { kind: 'crash'; part: 'worker' | 'screen' | 'script'; worker?: string; thrown: unknown }
  /** A file could not be loaded, not even at the second try. */
  | { kind: 'file'; thrown: unknown }
  /** `path` leads to the first wrong field. It is empty for the whole answer. */
  | { kind: 'badAnswer'; endpoint: AnyEndpoint; path: unknown[] }
  /** It is not known whether money was moved. */
  | { kind: 'unknownPayment' }
  /** The backend ended the session by a 401, or by its code for it. */
  | { kind: 'sessionEnded'; reason: 'unauthorized' | 'sessionEnded' }

/** Tells a trouble to monitoring. Without monitoring, the trouble goes no further. */
export const { tell, listen: listenToTroubles } = mailbox<Trouble>(20)
