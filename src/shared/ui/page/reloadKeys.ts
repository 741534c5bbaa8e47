import * as v from 'valibot'
import { storedKey } from '../../storage/browserStorage'

export const reloadKeys = {
  /** The instant at which this tab last reloaded for a newer build. It prevents repeated reloads. */
  reloadedAt: storedKey('reloaded_at', v.number(), { area: 'session' }),
}
