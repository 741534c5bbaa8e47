import { useTranslation } from 'react-i18next'
import type { Renewal, RenewalPlan } from '../../../api/contract/cards/renewals'
import { formatMoney } from '../../../shared/locales/money'

/** Returns functions that say what a pass that renews is charged and when, and when an email comes before. */
export function usePlanText() {
  const { t, i18n } = useTranslation('renewals')
  const whenOf = ({ renew_below }: Pick<RenewalPlan, 'renew_below'>): string =>
    renew_below === null ? t('when.end') : t('when.below', { count: renew_below })
  return {
    whenOf,
    planOf: (renewal: Pick<Renewal, 'renew_below' | 'price'>): string => {
      const { price, renew_below } = renewal
      if (typeof price !== 'number') return whenOf(renewal)
      const amount = formatMoney(price, i18n.language)
      return renew_below === null ? t('plan.end', { amount }) : t('plan.below', { amount, count: renew_below })
    },
    noticeOf: ({ notify }: Pick<RenewalPlan, 'notify'>): string =>
      notify === null
        ? t('notice.none')
        : notify.unit === 'days' || notify.unit === 'uses'
          ? t(`notice.${notify.unit}`, { count: notify.before })
          : t('notice.other'),
  }
}
