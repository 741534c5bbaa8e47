import { labelOf } from '../../rules/paying/paymentLabels'
import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/account/wallet'
import type { loadWallet } from '../../../api/contract/account/wallet'
import { walletAccount } from '../../ledger/accounts'
import { walletBalance } from '../../ledger/funds'
import { findAutoload, pause, putAutoload, remove, resume } from '../../rules/autoload/changeAutoload'
import { charge, expectWithin, loadingMethod } from '../../rules/autoload/methodCharge'
import { autoloadAnswer } from '../../rules/cards/autoloadAnswer'
import { hashOf } from '../../rules/base/bodyHash'
import { attemptKey, keptFor } from '../../rules/base/keptAttempts'
import { payOut, payoutAnswer, payoutOf } from '../../rules/riders/payOut'
import { refuse } from '../../rules/base/refusal'
import { expectPassword } from '../../rules/riders/expectPassword'
import type { SentAnswer } from '../../rules/base/sentAnswer'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import type { WalletLoadRecord } from '../../state/cards/autoloads'
import type { BackendState } from '../../state'
import type { Language, Localized } from '../../words/language'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

const lockedReason: Localized = {
  en: 'Your employer loads it for you.',
  fr: 'Votre employeur le recharge pour vous.',
}

export const walletBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getWallet: ({ state, visitor, language }) => {
    const target = walletTarget(visitor)
    const isLocked = state.lockedWallets.includes(target.user.uuid)
    const autoload = findAutoload(state, target)
    return {
      balance: walletBalance(state, target.user.uuid),
      load_allowed: !isLocked,
      load_not_allowed_reason: isLocked ? lockedReason[language] : null,
      autoload: autoload ? autoloadAnswer(autoload) : null,
      spending: null,
    }
  },

  /** One key stands for one load: the same request again loads nothing more, another one is refused. */
  loadWallet: ({ state, body, headers, visitor, now, language }) => {
    const { user } = riderOf(visitor)
    const owner = user.uuid
    const key = attemptKey(visitor, headers.get('Idempotency-Key') ?? refuse(codes.notValid, 'Idempotency-Key'))
    const bodyHash = hashOf(body)
    const earlier = keptFor(state.walletLoads, key, now)
    if (earlier) return earlier.bodyHash === bodyHash ? loadAnswer(state, earlier, language) : refuse(codes.keyUsed)
    if (state.lockedWallets.includes(owner)) refuse(codes.notAllowed)
    expectWithin(state, 'load', body.amount)
    const { id: method_id } = loadingMethod(state, owner, body.payment_method_id)
    const to = walletAccount(owner)
    const { made, reason } = charge(state, { owner, by: 'load', card: null, method_id, amount: body.amount, to }, now)
    const balance = walletBalance(state, owner)
    const load = { bodyHash, at: now, charge_id: reason ? null : made.charge_id, balance }
    state.walletLoads[key] = load
    return loadAnswer(state, load, language)
  },

  findWalletLoad: ({ state, params, visitor, language, now }) => {
    riderOf(visitor)
    const load = keptFor(state.walletLoads, attemptKey(visitor, params.key ?? ''), now)
    if (!load) return { status: 'none' }
    return load.charge_id === null
      ? { status: 'declined' }
      : { status: 'done', load: loadAnswer(state, load, language) }
  },

  /** One key stands for one payout: the same request again moves nothing more and asks for no password, another one is refused. */
  payOutWallet: ({ state, body, headers, visitor, now, language }) => {
    const { user } = riderOf(visitor)
    const key = attemptKey(visitor, headers.get('Idempotency-Key') ?? refuse(codes.notValid, 'Idempotency-Key'))
    const bodyHash = hashOf({ payment_method_id: body.payment_method_id })
    const earlier = keptFor(state.payoutAttempts, key, now)
    if (earlier && earlier.bodyHash !== bodyHash) refuse(codes.keyUsed)
    const made = payoutOf(state, earlier?.payout_id)
    if (made) return payoutAnswer(made, language)
    expectPassword(user, body.password, 'password')
    const payout = payOut(state, user.uuid, body.payment_method_id, now)
    state.payoutAttempts[key] = { bodyHash, at: now, payout_id: payout.payout_id }
    // It would load the emptied wallet again before the account is closed.
    const autoload = findAutoload(state, walletTarget(visitor))
    if (autoload) Object.assign(autoload, { state: 'paused', reason: null })
    return payoutAnswer(payout, language)
  },

  findWalletPayout: ({ state, params, visitor, language, now }) => {
    riderOf(visitor)
    const attempt = keptFor(state.payoutAttempts, attemptKey(visitor, params.key ?? ''), now)
    const payout = payoutOf(state, attempt?.payout_id)
    return payout ? { status: 'done', payout: payoutAnswer(payout, language) } : { status: 'none' }
  },

  saveWalletAutoload: ({ state, visitor, body, now }) => {
    const target = walletTarget(visitor)
    if (state.lockedWallets.includes(target.user.uuid)) refuse(codes.notAllowed)
    return putAutoload(state, target, body, now)
  },

  pauseWalletAutoload: ({ state, visitor }) => pause(state, walletTarget(visitor)),
  resumeWalletAutoload: ({ state, visitor, now }) => resume(state, walletTarget(visitor), now),
  removeWalletAutoload: ({ state, visitor }) => remove(state, walletTarget(visitor)),
}

const walletTarget = (visitor: Visitor) => ({ card: null, user: riderOf(visitor).user })

function loadAnswer(
  state: BackendState,
  { charge_id, balance }: WalletLoadRecord,
  language: Language,
): SentAnswer<typeof loadWallet> {
  const made = state.charges.find((entry) => entry.charge_id === charge_id) ?? refuse(codes.declined)
  const { date, amount, method, method_id } = made
  const paid_with = labelOf(method, method_id)[language]
  const receipt_number = made.charge_id.replace('charge-', 'L-')
  return { load_id: made.charge_id, receipt_number, date, amount, paid_with, method, balance }
}
