import type { BodyOf } from '../../../api/contract/base/endpoint'
import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/paying/paymentMethods'
import { methodBalance } from '../../ledger/funds'
import { agreedPayPal, enteredAccount, enteredCard, keepMethod, methodsOf } from '../../rules/paying/enteredMethods'
import { leaveWithout, usesOf } from '../../rules/autoload/methodUses'
import { isExpired } from '../../rules/paying/cardNumbers'
import { payPalToken } from '../../rules/paying/payPalTokens'
import { refuse } from '../../rules/base/refusal'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import { nextNumber } from '../../state/tester/counters'
import type { PaymentMethodRecord } from '../../state/paying/paymentMethods'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

export const paymentMethodsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  listPaymentMethods: (context) => listOf(context),

  addPaymentMethod: (context) => {
    const { state, body, visitor } = context
    const { user } = riderOf(visitor)
    if (!user.email_confirmed) refuse(codes.emailNotConfirmed)
    const record = keepMethod(state, user.uuid, entered(context) ?? refuse(codes.declined))
    if (body.is_default) makeDefault(state, visitor, record)
    return listOf(context)
  },

  updatePaymentMethod: (context) => {
    const { state, body, params, visitor } = context
    const record = methodBy(state, visitor, params.id)
    if (body.nickname !== undefined) record.nickname = body.nickname?.trim() || null
    if (body.is_default) makeDefault(state, visitor, record)
    return listOf(context)
  },

  removePaymentMethod: (context) => {
    const { state, params, visitor, now, language } = context
    const removed = methodBy(state, visitor, params.id)
    // The wallet belongs to the account itself.
    if (removed.type === 'wallet') refuse(codes.notAllowed)
    if (usesOf(state, removed, language).length > 0) refuse(codes.methodInUse)
    leaveWithout(state, removed)
    state.paymentMethods = state.paymentMethods.filter((record) => record !== removed)
    const left = own(state, visitor)
    const next = left.find(({ expiry }) => !expiry || !isExpired(expiry, now)) ?? left[0]
    if (removed.is_default && next) next.is_default = true
    return listOf(context)
  },

  startPayPal: ({ state }) => ({ setup_token: payPalToken(nextNumber(state, 'payPal')) }),
}

/** Returns the method that was entered, or null if its bank declines it. */
function entered({ state, body, visitor, now }: CallContext<typeof contract.addPaymentMethod>) {
  const { type, card, bank, paypal_token }: BodyOf<typeof contract.addPaymentMethod> = body
  if (type === 'card' && card) return enteredCard(card, now)
  if (type === 'bank' && bank) return enteredAccount(bank)
  return type === 'paypal' && paypal_token !== undefined
    ? agreedPayPal(state, paypal_token, riderOf(visitor).user)
    : refuse(codes.notValid, 'type')
}

const own = (state: BackendState, visitor: Visitor) => methodsOf(state, riderOf(visitor).user.uuid)

const methodBy = (state: BackendState, visitor: Visitor, id: string | undefined): PaymentMethodRecord =>
  own(state, visitor).find((record) => record.id === id) ?? refuse(codes.notFound)

function makeDefault(state: BackendState, visitor: Visitor, chosen: PaymentMethodRecord): void {
  for (const record of own(state, visitor)) record.is_default = record === chosen
}

const listOf = ({ state, visitor, language }: Pick<CallContext, 'state' | 'visitor' | 'language'>) => ({
  payment_methods: own(state, visitor).map((record) => listed(state, record, language)),
})

function listed(state: BackendState, record: PaymentMethodRecord, language: Language) {
  const { owner: _, declines: __, opening: ___, ...method } = record
  return {
    nickname: null,
    brand: null,
    last4: null,
    expiry: null,
    balance: methodBalance(state, record),
    failed_at: null,
    ...method,
    used_by: usesOf(state, record, language),
  }
}
