import * as v from 'valibot'
import { storedKey } from '../../shared/storage/browserStorage'

export const analyticsKeys = {
  /** Events for the next page that may tell them. They hold nothing personal. */
  analyticsEvents: storedKey('analytics_events', v.array(v.unknown()), { area: 'session' }),
}
