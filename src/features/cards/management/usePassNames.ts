import { useTranslation } from 'react-i18next'
import type { CardPass } from '../../../api/contract/cards/fareMedia'
import { formatMoney } from '../../../shared/locales/money'
import { localeOf } from '../../../shared/locales/locales'

/** Returns a function that names passes with their price; equal ones once, with their number. */
export function usePassNames(): (passes: readonly CardPass[]) => string[] {
  const { t, i18n } = useTranslation('cardManagement')
  return (passes) => {
    const counts = new Map<string, number>()
    for (const { name, price } of passes) {
      const named = price == null ? name : t('remove.pass', { name, price: formatMoney(price, i18n.language) })
      counts.set(named, (counts.get(named) ?? 0) + 1)
    }
    const number = new Intl.NumberFormat(localeOf(i18n.language))
    return [...counts].map(([named, count]) => (count === 1 ? named : `${number.format(count)} × ${named}`))
  }
}
