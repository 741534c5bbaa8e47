import type { Filter } from '../../../../api/contract/buying/products'
import { inLanguage } from '../../../identity/settings'
import type { OperatorSettings } from '../../../identity/settings'
import { filtersOf } from './addressFilters'

/** A filter that does not come from the backend. It has operator colours instead of pictures. */
export interface ExpectedFilter extends Filter {
  values: (Filter['values'][number] & { colour?: string })[]
}

/**
 * Returns the operator's services as the first filter, before the backend answers; undefined if the settings name none,
 * or services of several filters.
 */
export function expectedFilter(
  services: OperatorSettings['services'],
  display_name: string,
  language: string,
): ExpectedFilter[] {
  const values = services.map(({ filter, name, colour }) => {
    const [applied] = filtersOf(new URLSearchParams(`filter=${filter}`))
    return {
      of: applied?.filter_uuid,
      uuid: applied?.filter_value ?? '',
      value: inLanguage(name, language) ?? '',
      colour,
    }
  })
  const uuid = values[0]?.of
  if (!uuid || values.some(({ of }) => of !== uuid)) return []
  return [{ uuid, display_name, filter_type: 'list', values, applied: false, valuesDropped: 0 }]
}
