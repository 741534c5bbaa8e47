import { callApi } from '../../../shared/saga/callApi'
import * as codes from '../../../api/contract/base/errorCodes'
import { listDevices } from '../../../api/contract/account/devices'
import type { Device } from '../../../api/contract/account/devices'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import { attachPasses, listUnattachedPasses, movePass } from '../../../api/contract/cards/passActs'
import { listPasses } from '../../../api/contract/cards/passes'
import type { Pass } from '../../../api/contract/cards/passes'
import { hasCode } from '../../../api/errors'
import { successShown } from '../../../shared/notices/noticesSlice'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { pagedRemote } from '../../../shared/lists/pagedRemote'
import { put } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { inTurn } from '../../../shared/submission/inTurn'
import { send } from '../../../shared/submission/send'
import { faultOf } from '../../../shared/submission/fault'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { moneyMoved } from '../../../shared/payments/moneyMoved'
import { languageChanged } from '../../identity/settings'

export const cardPasses = pagedRemote<Pass>(
  'cardPasses',
  function* ({ page, filter: { card = '', status = '' } }) {
    const params = { card, status, from: '', to: '', page: String(page) }
    const answer = yield* callApi(listPasses, { params })
    if (!answer.ok) return answer
    const { results, total } = answer.value
    return { ok: true, value: { items: yield* goodEntries(results, 'ownPasses:notShown'), total } }
  },
  [languageChanged, moneyMoved],
)
/** Phones to which a pass can be moved, and those to which it cannot. */
export const passDevices = remoteRead<Device[]>('passDevices', function* () {
  const answer = yield* callApi(listDevices)
  return answer.ok ? { ok: true, value: answer.value.devices.good } : answer
})
/** The passes that are on no card (ACC-12). */
export const unattached = remoteRead<Pass[]>(
  'unattachedPasses',
  function* () {
    const answer = yield* callApi(listUnattachedPasses)
    return answer.ok ? { ok: true, value: yield* goodEntries(answer.value.passes, 'ownPasses:notShown') } : answer
  },
  { again: [languageChanged, moneyMoved] },
)

export interface PassMove {
  pass: string
  to: 'cloud' | 'device'
  device?: string
}
export const passMove = submissionSlice<PassMove, PassMove>('passMove', { leavesWithPage: true })

export interface PassAttachment {
  passes: string[]
  card: string
}
/** Puts passes on a card. Its value says of each pass what became of it (decision 110). */
export const passAttachment = submissionSlice<PassAttachment, AnswerOf<typeof attachPasses>>('passAttachment', {
  leavesWithPage: true,
})

function* move({ payload }: ReturnType<typeof passMove.requested>): SagaOf<void> {
  const { pass, to, device } = payload
  const body = { to, ...(device && { device_id: device }) }
  const answer = yield* send(passMove, movePass, { params: { id: pass }, body }, (error) =>
    hasCode(error, codes.notAllowed) || hasCode(error, codes.notFound)
      ? { errors: [{ key: 'ownPasses:move.changed' }] }
      : faultOf(error),
  )
  // The pass was used meanwhile, or the phone is gone: the list shows what is true.
  yield* put(moneyMoved())
  if (!answer.ok) return void (yield* put(passDevices.requested()))
  yield* put(passMove.accepted(payload))
  yield* put(successShown({ key: `ownPasses:move.done.${to}` }))
}

function* attach({ payload: { passes, card } }: ReturnType<typeof passAttachment.requested>): SagaOf<void> {
  const answer = yield* send(passAttachment, attachPasses, { body: { pass_ids: passes, faremedia_id: card } })
  // The cards hold their passes, and the list holds what is left.
  yield* put(moneyMoved())
  if (answer.ok) yield* put(passAttachment.accepted(answer.value))
}

attachOnImport(
  'ownPasses',
  watch(
    () => inTurn(passMove, move),
    () => inTurn(passAttachment, attach),
  ),
)
