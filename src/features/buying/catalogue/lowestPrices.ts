import { remoteRead } from '../../../shared/remote/remoteRead'
import type { SagaOf } from '../../../shared/saga/effects'
import { isProduct, only } from '../../../api/contract/buying/searchEntries'
import { sendSearch } from './sendSearch'

/** The lowest price in cents by filter ("FILTER:VALUE"). A price that is not certain is missing. */
export const lowestPrices = remoteRead<Record<string, number>, string[]>(
  'lowestPrices',
  function* (filters) {
    const prices: Record<string, number> = {}
    for (const filter of filters) {
      const price = yield* lowestPrice(filter)
      if (price !== undefined) prices[filter] = price
    }
    return { ok: true, value: prices }
  },
  { forEverybody: true },
)

/** An operator sells less in one service. The lowest price of a longer list would be a guess. */
const mostRows = 100

/** Returns cents, or undefined if not all products could be read. */
function* lowestPrice(filter: string): SagaOf<number | undefined> {
  const [filter_uuid = '', filter_value = ''] = filter.split(':')
  const applied_filters = [{ filter_uuid, filter_value }]
  const answer = yield* sendSearch({ return: 'ENTITY', row_count: mostRows, applied_filters }, null, { quiet: true })
  if (!answer.ok) return undefined
  const { results, total } = answer.value
  const { good, dropped } = only(results, isProduct)
  const isWhole = dropped === 0 && good.length < mostRows && good.length === (total ?? good.length)
  const prices = good.flatMap(({ list_price }) => list_price ?? [])
  return isWhole && prices.length > 0 ? Math.min(...prices) : undefined
}
