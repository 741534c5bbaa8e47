import { callApi } from '../../../../shared/saga/callApi'
import { getOrgConfig } from '../../../../api/contract/identity/orgConfig'
import { remoteRead } from '../../../../shared/remote/remoteRead'

/** The least and the most that may be loaded at once, in cents. */
export interface Bounds {
  min: number
  max: number
}

/** Bounds of an operator that names none (decision 44). */
const usual: Bounds = { min: 500, max: 20_000 }

/** Returns the bounds among the operator's entries `autoload_min`, `autoload_max`, `load_min` and `load_max`. */
export function boundsIn(entries: readonly { config_key: string; config_value: string | null }[], of: string): Bounds {
  const cents = (key: string, or: number) => {
    const value = Number(entries.find(({ config_key }) => config_key === `${of}_${key}`)?.config_value ?? Number.NaN)
    return Number.isSafeInteger(value) && value > 0 ? value : or
  }
  const bounds = { min: cents('min', usual.min), max: cents('max', usual.max) }
  return bounds.min <= bounds.max ? bounds : usual
}

/** The operator's bounds. If they cannot be read, the usual ones are shown, and the backend has the last word. */
export const amountBounds = remoteRead<Record<'autoload' | 'load', Bounds>>(
  'amountBounds',
  function* () {
    const answer = yield* callApi(getOrgConfig, { quiet: true })
    const entries = answer.ok ? answer.value.organization_config.good : []
    return { ok: true, value: { autoload: boundsIn(entries, 'autoload'), load: boundsIn(entries, 'load') } }
  },
  { forEverybody: true },
)
