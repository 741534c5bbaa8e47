import { all } from '../../../shared/saga/effects'
import { callApi } from '../../../shared/saga/callApi'
import { listRenewals } from '../../../api/contract/cards/renewals'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { languageChanged } from '../../identity/settings'
import { moneyMoved } from '../../../shared/payments/moneyMoved'

/** A rider may have hundreds of cards, so the calls go out in groups. */
const atOnce = 6

export const allRenewals = remoteRead<{ cardId: string; renewals: Renewal[] }[], string[]>(
  'allRenewals',
  function* (cardIds) {
    const value: { cardId: string; renewals: Renewal[] }[] = []
    for (let at = 0; at < cardIds.length; at += atOnce) {
      const ids = cardIds.slice(at, at + atOnce)
      const answers = yield* all(ids.map((id) => callApi(listRenewals, { params: { id } })))
      for (const [index, answer] of answers.entries()) {
        if (!answer.ok) return answer
        value.push({ cardId: ids[index] ?? '', renewals: answer.value.renewals.good })
      }
    }
    return { ok: true, value }
  },
  // There is one call per card, so none is sent again for a page that was left.
  { again: [languageChanged, moneyMoved], leavesWithPage: true },
)
