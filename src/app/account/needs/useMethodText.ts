import { useTranslation } from 'react-i18next'
import { useCardNames } from '../../../features/cards/fareMedia/onDemand'
import { formatMoney } from '../../../shared/locales/money'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import type { Need } from './needs'

/** Returns a function that says what is wrong with a payment method, with the refused charge if it was read. */
export function useMethodText(): (need: Extract<Need, { of: 'method' }>) => string {
  const { t, i18n } = useTranslation(['account', 'app'])
  const namedDay = useNamedDay()
  const cardName = useCardNames()
  return ({ method, health, refused }) => {
    if (health !== 'failed') return t(`methods.${health}`, { expiry: method.expiry ?? '' })
    const day = namedDay(method.failed_at?.slice(0, 10))
    if (!refused) return t('methods.failed', { day })
    const name = refused.card ? cardName(refused.card).own : t('app:account.wallet')
    return t('methods.refused', { amount: formatMoney(refused.amount, i18n.language), name, day })
  }
}
