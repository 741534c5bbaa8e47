import { bankEntry } from '../../features/paying/payment/bank/bankEntry'
import { keepAccount } from '../../features/paying/payment/bank/bankVault'
import { paymentMethods } from '../../features/paying/payment'
import { methodChange } from '../../features/account/paymentMethods/methodChange'
import type { MethodChange } from '../../features/account/paymentMethods/methodChange'
import { valueOf } from '../../shared/remote/remote'
import { found, sends, withSession } from './play/consequences'
import { shownBy } from './play/row'
import type { FaultRow, Scene } from './play/row'

const account = {
  account_holder: 'Jo Roy',
  transit_number: '12345',
  institution_number: '003',
  account_number: '7654321',
}

const showMethods = async ({ dispatch, until }: Scene) => {
  dispatch(paymentMethods.requested())
  await until((state) => paymentMethods.select(state).status === 'loaded')
  bankEntry.wipe()
  keepAccount(account, true)
}

const bankOf = ({ store }: Scene) => {
  const method = valueOf(paymentMethods.select(store.getState()))?.find(({ type }) => type === 'bank')
  if (!method) throw new Error('There is no bank account')
  return method
}

const changes = (change: (scene: Scene) => MethodChange): FaultRow => ({
  who: 'rider',
  before: showMethods,
  event: (scene) => scene.dispatch(methodChange.requested(change(scene))),
  shows: (state) => shownBy(methodChange.select(state)),
  wanted: 'done',
  fails: sends(withSession),
})

export const paymentMethodsRows = {
  // The list tells what was saved although the answer was lost.
  addPaymentMethod: {
    ...changes(() => ({ act: 'add', kind: 'bank', isDefault: false })),
    fails: sends({ ...withSession, ...found }),
  },
  updatePaymentMethod: changes((scene) => ({ act: 'rename', method: bankOf(scene), nickname: 'Savings' })),
  removePaymentMethod: changes((scene) => ({ act: 'remove', method: bankOf(scene) })),
} satisfies Record<string, FaultRow>
