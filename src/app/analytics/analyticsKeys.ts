import * as v from 'valibot'
import { storedKey } from '../../shared/storage/browserStorage'

export const analyticsKeys = {
  /** For the next page that may tell; nothing personal. */
  analyticsEvents: storedKey('analytics_events', v.array(v.unknown()), { area: 'session' }),
}
