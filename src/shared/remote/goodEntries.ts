import type { GoodList } from '../../api/contract/base/listOfGood'
import { errorShown } from '../notices/noticesSlice'
import type { TextRef } from '../notices/noticesSlice'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'

/** Returns the readable entries of a list. A toast says how many others could not be read. */
export function* goodEntries<T>({ good, dropped }: GoodList<T>, notShown: TextRef['key']): SagaOf<T[]> {
  if (dropped > 0) yield* put(errorShown({ key: notShown, values: { count: dropped } }))
  return good
}
