import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { people } from '../identity/users'

export interface PaymentMethodRecord extends Omit<PaymentMethod, 'used_by' | 'balance'> {
  owner: string
  /** What it holds when the books open, in cents: from then on the ledger tells it. */
  opening?: number
  declines?: boolean
}

export interface PaymentMethodsState {
  paymentMethods: PaymentMethodRecord[]
}

export const paymentMethodsSeed = (): PaymentMethodsState => {
  const owner = people.rider.uuid
  const billing = { last_name: 'MacLeod', address: '18 Lantern Street', zip: 'B3J 1S9' }
  const visa = { type: 'card', brand: 'Visa' }
  return {
    paymentMethods: [
      {
        id: 'pay-visa',
        owner,
        ...visa,
        nickname: 'Everyday Visa',
        last4: '1111',
        expiry: '12/31',
        is_default: true,
        ...billing,
      },
      { id: 'pay-bank', owner, type: 'bank', nickname: 'Harbour Credit Union', last4: '6789', is_default: false },
      { id: 'pay-wallet', owner, type: 'wallet', nickname: null, opening: 4250, is_default: false },
      {
        id: 'pay-commuter',
        owner,
        type: 'commuter',
        nickname: 'Harbour Works benefits',
        last4: '4421',
        expiry: '06/30',
        opening: 6000,
        is_default: false,
      },
      { id: 'pay-paypal', owner, type: 'paypal', nickname: 'rider@example.com', is_default: false },
      {
        id: 'pay-expired',
        owner: people.blockedRider.uuid,
        ...visa,
        nickname: 'Old Visa',
        last4: '1111',
        expiry: '01/25',
        is_default: true,
        last_name: 'Comeau',
        address: '4 Quarry Lane',
        zip: 'B3M 2K7',
      },
    ],
  }
}
