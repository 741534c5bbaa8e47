import { callApi } from '../../../shared/saga/callApi'
import { listRenewals } from '../../../api/contract/cards/renewals'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { languageChanged } from '../../identity/settings'
import { moneyMoved } from '../../../shared/payments/moneyMoved'

export const allRenewals = remoteRead<{ cardId: string; renewals: Renewal[] }[], string[]>(
  'allRenewals',
  function* (cardIds) {
    const value: { cardId: string; renewals: Renewal[] }[] = []
    for (const cardId of cardIds) {
      const answer = yield* callApi(listRenewals, { params: { id: cardId } })
      if (!answer.ok) return answer
      value.push({ cardId, renewals: answer.value.renewals.good })
    }
    return { ok: true, value }
  },
  // There is one call per card, so none is sent again for a page that was left.
  { again: [languageChanged, moneyMoved], leavesWithPage: true },
)
