import { getPass } from '../../../api/contract/cards/passes'
import { callApi } from '../../../shared/saga/callApi'
import { all } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'

/** Reads which passes renew, as a question names it before they are lost (FM-20): null if it could not be read. */
export function* endingRenewals(ids: readonly string[]): SagaOf<string[] | null> {
  const answers = yield* all(ids.map((id) => callApi(getPass, { params: { id } })))
  const renewing: string[] = []
  for (const answer of answers) {
    if (!answer.ok) return null
    if (answer.value.auto_renew) renewing.push(answer.value.name)
  }
  return renewing
}
