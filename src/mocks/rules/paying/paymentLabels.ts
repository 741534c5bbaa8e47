import type { ChargedMethod } from '../../../api/contract/paying/chargedMethod'
import type { PaymentMethodRecord } from '../../state/paying/paymentMethods'
import type { Localized } from '../../words/language'

type Named = Pick<PaymentMethodRecord, 'type' | 'brand' | 'last4'>

const both = (text: string): Localized => ({ en: text, fr: text })

export const chargedOf = ({ type, brand = null, last4 = null }: Named): ChargedMethod => ({ type, brand, last4 })

/** Returns the words for a method. A method that is gone has its id alone. */
export function labelOf(method: Named | null, id = ''): Localized {
  if (!method) return both(id)
  const { type, brand, last4 } = method
  if (type === 'wallet') return { en: 'Wallet', fr: 'Portefeuille' }
  if (type === 'cash') return { en: 'Cash', fr: 'Comptant' }
  if (type === 'paypal') return both('PayPal')
  if (type === 'bank') return { en: `Bank account •••• ${last4}`, fr: `Compte bancaire •••• ${last4}` }
  if (type === 'commuter')
    return { en: `Commuter benefits card •••• ${last4}`, fr: `Carte d’avantages de transport •••• ${last4}` }
  return both(`${brand ?? type} •••• ${last4 ?? ''}`.trim())
}

/** Returns the words for all payments of an order. */
export const labelsOf = (methods: readonly ChargedMethod[]): Localized => ({
  en: methods.map((method) => labelOf(method).en).join(' + '),
  fr: methods.map((method) => labelOf(method).fr).join(' + '),
})
