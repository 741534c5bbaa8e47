import * as v from 'valibot'
import { storedKey } from '../../../shared/storage/browserStorage'

const instant = v.pipe(v.number(), v.minValue(0))

export const privacyKeys = {
  /** Whether the visitor allows analytics, and when that was decided (decision 101). */
  analyticsConsent: storedKey(
    'analytics_consent',
    v.object({ version: v.number(), at: instant, isGiven: v.boolean() }),
  ),
}
