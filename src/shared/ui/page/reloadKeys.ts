import * as v from 'valibot'
import { storedKey } from '../../storage/browserStorage'

export const reloadKeys = {
  /**
   * The time at which this tab last reloaded itself to load the files of a newer build. It prevents repeated reloads.
   */
  reloadedAt: storedKey('reloaded_at', v.number(), { area: 'session' }),
}
