import * as v from 'valibot'
import * as limits from './limits'

/** The entries of a list that are what the contract says, and how many are not. */
export interface GoodList<T> {
  good: T[]
  dropped: number
}

const isBad = Symbol()

/**
 * A list whose bad entries are left out and counted, so that one of them does not take the others along; a list of bad
 * entries alone is a bad answer. For what is shown to choose from, never for what is paid.
 */
export const listOfGood = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    // The union of one keeps the entry's name in the OpenAPI document.
    v.array(v.fallback(v.union([entry]), isBad as v.InferOutput<S>)),
    v.maxLength(limits.list),
    v.transform((entries): GoodList<v.InferOutput<S>> => {
      const good = entries.filter((given) => given !== isBad)
      return { good, dropped: entries.length - good.length }
    }),
    v.check(({ good, dropped }) => good.length > 0 || dropped === 0),
  )
