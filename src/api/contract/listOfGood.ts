import * as v from 'valibot'
import * as limits from './limits'

/** The entries of a list that are what the contract says, and how many are not. */
export interface GoodList<T> {
  good: T[]
  dropped: number
}

const isBad = Symbol()

/**
 * A list whose bad entries are left out and counted, so that one of them does not take the others along. For what is
 * shown, never for what is paid. This one may have bad entries alone: it is a part of something that is good without it.
 */
export const goodPartOf = <S extends v.GenericSchema>(entry: S, most: number = limits.list) =>
  v.pipe(
    // The union of one keeps the entry's name in the OpenAPI document.
    v.array(v.fallback(v.union([entry]), isBad as v.InferOutput<S>)),
    v.maxLength(most),
    v.transform((entries): GoodList<v.InferOutput<S>> => {
      const good = entries.filter((given) => given !== isBad)
      return { good, dropped: entries.length - good.length }
    }),
  )

/** The same of a list that is what was asked for: bad entries alone are a bad answer. */
export const listOfGood = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    goodPartOf(entry),
    v.check(({ good, dropped }) => good.length > 0 || dropped === 0),
  )
