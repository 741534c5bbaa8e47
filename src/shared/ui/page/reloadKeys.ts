import * as v from 'valibot'
import { storedKey } from '../../storage/browserStorage'

export const reloadKeys = {
  /** When this tab last reloaded for a newer build: prevents repeated reloads. */
  reloadedAt: storedKey('reloaded_at', v.number(), { area: 'session' }),
}
