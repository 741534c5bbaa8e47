import * as v from 'valibot'
import { count } from './common'
import * as limits from './limits'

/** The entries of a list that fit the contract, and how many do not. */
export interface GoodList<T> {
  good: T[]
  dropped: number
}

const isBad = Symbol()

/**
 * A list without its malformed entries, so that one of them does not make the others useless, and without an entry that
 * is there twice. Only for what is shown, never for what is paid. Returns an empty list if all entries are malformed, because what contains the list can be
 * used without it.
 */
export const goodPartOf = <S extends v.GenericSchema>(entry: S, most: number = limits.list) =>
  v.pipe(
    // The union with a single member keeps the entry's name in the OpenAPI document.
    v.array(v.fallback(v.union([entry]), isBad as v.InferOutput<S>)),
    v.maxLength(most),
    v.transform((entries): GoodList<v.InferOutput<S>> => {
      const seen = new Set<string>()
      const fitting = entries.filter((given) => given !== isBad)
      const good = fitting.filter((given) => seen.size < seen.add(JSON.stringify(given)).size)
      return { good, dropped: entries.length - fitting.length }
    }),
  )

/** The same for a list that is the answer itself: if all entries are malformed, the answer is malformed. */
export const listOfGood = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    goodPartOf(entry),
    v.check(({ good, dropped }) => good.length > 0 || dropped === 0),
  )

/** One page of a list, 25 entries, the newest first. `total` counts the entries of all pages. */
export const pageOf = <S extends v.GenericSchema>(entry: S) =>
  v.object({ results: listOfGood(entry), page: count, row_count: count, total: count })
