import type { PaymentMethodRecord } from '../../state/paying/paymentMethods'
import type { Localized } from '../../words/language'

export const both = (text: string): Localized => ({ en: text, fr: text })

export function labelOf({ type, brand, last4 }: Pick<PaymentMethodRecord, 'type' | 'brand' | 'last4'>): Localized {
  if (type === 'wallet') return { en: 'Wallet', fr: 'Portefeuille' }
  if (type === 'paypal') return both('PayPal')
  if (type === 'bank') return { en: `Bank account •••• ${last4}`, fr: `Compte bancaire •••• ${last4}` }
  if (type === 'commuter')
    return { en: `Commuter benefits card •••• ${last4}`, fr: `Carte d’avantages de transport •••• ${last4}` }
  return both(`${brand ?? type} •••• ${last4 ?? ''}`.trim())
}
