import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import { listOfGood } from './listOfGood'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One page of a list, 25 entries, the newest first. `total` counts the entries of all pages. */
export const pageOf = <S extends GenericSchema>(entry: S) =>
  v.object({ results: listOfGood(entry), page: count, row_count: count, total: count })
