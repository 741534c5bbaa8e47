import { callApi } from '../../../../shared/saga/callApi'
import { getOrgConfig } from '../../../../api/contract/identity/orgConfig'
import type { AppliedFilter } from '../../../../api/contract/buying/products'
import type { Result } from '../../../../api/errors'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { writeStored } from '../../../../shared/storage/browserStorage'
import { productKeys } from './productKeys'
import { serviceConfigFilter } from './addressFilters'
import type { Search } from './addressFilters'
import { selectServiceLevel, serviceLevelFound } from './productsSlice'

/** Returns the URL's filters after the service type's (CAT-08), or `notOffered`. */
export function* wholeSelection({ serviceType, applied }: Search): SagaOf<Result<AppliedFilter[]> | 'notOffered'> {
  if (serviceType === null) return { ok: true, value: applied }
  const level = yield* findServiceLevel(serviceType)
  if (!level.ok) return level
  const filter_value = level.value
  if (filter_value === null) return 'notOffered'
  yield* call(() => writeStored(productKeys.serviceConfigUuid, filter_value))
  return { ok: true, value: [{ filter_uuid: serviceConfigFilter, filter_value }, ...applied] }
}

/** Asks once per service type, because it stays the same for each choice. */
function* findServiceLevel(serviceType: string): SagaOf<Result<string | null>> {
  const known = yield* select(selectServiceLevel)
  if (known?.serviceType === serviceType) return { ok: true, value: known.uuid }
  const answer = yield* callApi(getOrgConfig)
  if (!answer.ok) return answer
  const key = `service_level_${serviceType.toLowerCase()}`
  const { good, dropped } = answer.value.organization_config
  const uuid = good.find((entry) => entry.config_key === key)?.config_value || null
  // The service type may be among the unreadable entries.
  if (!uuid && dropped > 0) return { ok: false, error: { kind: 'badAnswer' } }
  if (uuid) yield* put(serviceLevelFound({ serviceType, uuid }))
  return { ok: true, value: uuid }
}
