import * as v from 'valibot'
import { count } from './common'
import * as limits from './limits'

export interface GoodList<T> {
  good: T[]
  dropped: number
}

const isBad = Symbol()

/**
 * A list without malformed entries and repetitions, only for what is shown, never for what is paid. If all entries are
 * malformed, it is empty, so that the rest of the answer can be used.
 */
export const goodPartOf = <S extends v.GenericSchema>(entry: S, most: number = limits.list) =>
  v.pipe(
    // The union keeps the entry's name in the OpenAPI document.
    v.array(v.fallback(v.union([entry]), isBad as v.InferOutput<S>)),
    v.maxLength(most),
    v.transform((entries): GoodList<v.InferOutput<S>> => {
      const seen = new Set<string>()
      const fitting = entries.filter((given) => given !== isBad)
      const good = fitting.filter((given) => seen.size < seen.add(JSON.stringify(given)).size)
      return { good, dropped: entries.length - fitting.length }
    }),
  )

/** The list is the whole answer: if all entries are malformed, the answer is malformed. */
export const listOfGood = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    goodPartOf(entry),
    v.check(({ good, dropped }) => good.length > 0 || dropped === 0),
  )

/** One page of 25 entries, the newest first. `total` counts the entries of all pages. */
export const pageOf = <S extends v.GenericSchema>(entry: S) =>
  v.object({ results: listOfGood(entry), page: count, row_count: count, total: count })
