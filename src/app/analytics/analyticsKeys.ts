import * as v from 'valibot'
import { storedKey } from '../../shared/storage/browserStorage'

export const analyticsKeys = {
  /** What analytics will be told by the next page that may tell it. It holds no personal data. */
  analyticsEvents: storedKey('analytics_events', v.array(v.unknown()), { area: 'session' }),
}
