import type { GoodList } from '../../api/contract/listOfGood'
import { errorShown } from '../notices/noticesSlice'
import type { TextRef } from '../notices/noticesSlice'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'

/** The entries to choose from; that others could not be read is told with their count. */
export function* goodEntries<T>({ good, dropped }: GoodList<T>, notShown: TextRef['key']): SagaOf<T[]> {
  if (dropped > 0) yield* put(errorShown({ key: notShown, values: { count: dropped } }))
  return good
}
