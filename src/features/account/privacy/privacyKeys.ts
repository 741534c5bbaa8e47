import * as v from 'valibot'
import { storedKey } from '../../../shared/storage/browserStorage'

const instant = v.pipe(v.number(), v.minValue(0))

export const privacyKeys = {
  /** The decision with its time (decision 101). */
  analyticsConsent: storedKey(
    'analytics_consent',
    v.object({ version: v.number(), at: instant, isGiven: v.boolean() }),
  ),
}
