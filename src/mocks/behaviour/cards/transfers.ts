import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/cards/transfers'
import type { transferFunds } from '../../../api/contract/cards/transfers'
import { cardFunds } from '../../ledger/accounts'
import { arriveOn } from '../../ledger/arrive'
import { generalFunds } from '../../ledger/funds'
import { money, post } from '../../ledger/post'
import { hashOf } from '../../rules/base/bodyHash'
import { cardAnswer } from '../../rules/cards/cardAnswer'
import { attemptKey, keptFor } from '../../rules/base/keptAttempts'
import { isCardOver, ownCard } from '../../rules/cards/ownCards'
import { refuse } from '../../rules/base/refusal'
import type { SentAnswer } from '../../rules/base/sentAnswer'
import { riderOf } from '../../rules/base/visitor'
import { nextNumber } from '../../state/tester/counters'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { UserRecord } from '../../state/identity/users'
import type { NamedCard } from '../../state/ledger'
import type { TransferRecord } from '../../state/cards/transfers'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const transfersBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  /** One key stands for one transfer: the same request again moves nothing more, another one is refused. */
  transferFunds: ({ state, body, headers, visitor, ...context }) => {
    const { user } = riderOf(visitor)
    const key = attemptKey(visitor, headers.get('Idempotency-Key') ?? refuse(codes.notValid, 'Idempotency-Key'))
    const bodyHash = hashOf(body)
    const earlier = keptFor(state.transfers, key, context.now)
    if (earlier)
      return earlier.bodyHash === bodyHash ? transferAnswer(state, earlier, user, context) : refuse(codes.keyUsed)
    if (!user.email_confirmed) refuse(codes.emailNotConfirmed)
    const from = ownCard(state, visitor, body.from_id)
    const to = ownCard(state, visitor, body.to_id)
    expectMovable(from, to, context.now)
    arriveOn(state, from, context.now)
    if (body.amount > generalFunds(state, from.faremedia_id)) refuse(codes.fundsTooLow, 'amount')
    const transfer_id = `transfer-${nextNumber(state, 'transfer')}`
    post(state, {
      kind: 'transfer',
      owner: user.uuid,
      record: transfer_id,
      lines: [
        money(cardFunds(from.faremedia_id, 'general'), -body.amount),
        money(cardFunds(to.faremedia_id, 'general'), body.amount),
      ],
      notes: { between: [named(from), named(to)] },
      now: context.now,
    })
    const transfer = { ...body, bodyHash, at: context.now, transfer_id }
    state.transfers[key] = transfer
    return transferAnswer(state, transfer, user, context)
  },

  findTransfer: ({ state, params, visitor, ...context }) => {
    const { user } = riderOf(visitor)
    const transfer = keptFor(state.transfers, attemptKey(visitor, params.key ?? ''), context.now)
    return transfer ? { status: 'done', transfer: transferAnswer(state, transfer, user, context) } : { status: 'none' }
  },
}

const named = ({ type, nickname, printed_card_number }: FareMediumRecord): NamedCard => ({
  ...{ type, nickname, printed_card_number },
})

/** Funds move between two cards of our own: out of a blocked or an expired one, but not into it. */
function expectMovable(from: FareMediumRecord, to: FareMediumRecord, now: number): void {
  const isOurs = ({ type }: FareMediumRecord) => type === 'virtual' || type === 'physical'
  if (from === to || !isOurs(from) || !isOurs(to)) refuse(codes.notAllowed)
  if (from.status !== 'ACTIVE' && from.status !== 'BLOCKED') refuse(codes.notAllowed, 'from_id')
  if (to.status === 'BLOCKED')
    refuse(to.type === 'virtual' ? codes.virtualCardBlocked : codes.physicalCardBlocked, 'to_id')
  if (to.status !== 'ACTIVE' || isCardOver(to, now)) refuse(codes.notAllowed, 'to_id')
}

/** A card that the rider no longer has is told as it was named, because another rider may have it now. */
function transferAnswer(
  state: BackendState,
  { transfer_id, amount, from_id, to_id }: TransferRecord,
  rider: UserRecord,
  context: { language: Language; now: number },
): SentAnswer<typeof transferFunds> {
  const entry = state.ledger.find(({ kind, record }) => kind === 'transfer' && record === transfer_id)
  const cardOf = (id: string, then: NamedCard | undefined) => {
    const card = state.fareMedia.find(({ faremedia_id, owner }) => faremedia_id === id && owner === rider.uuid)
    return card ? cardAnswer(state, card, context) : { faremedia_id: id, type: '', ...then }
  }
  const [from, to] = entry?.notes?.between ?? []
  return { transfer_id, amount, from: cardOf(from_id, from), to: cardOf(to_id, to) }
}
