import { useTranslation } from 'react-i18next'
import type { Renewal, RenewalPlan } from '../../../api/contract/cards/renewals'
import { formatMoney } from '../../../shared/locales/money'
import { stoppedAs } from '../../../shared/ui/states/runningState'
import { useNamedDay } from '../../../shared/ui/useNamedDay'

/** Returns functions that say what a pass that renews is charged and when, and when an email comes before. */
export function usePlanText() {
  const { t, i18n } = useTranslation('renewals')
  const namedDay = useNamedDay()
  const whenOf = ({ renew_below }: Pick<RenewalPlan, 'renew_below'>): string =>
    renew_below === null ? t('when.end') : t('when.below', { count: renew_below })
  const planOf = (renewal: Pick<Renewal, 'renew_below' | 'price'>): string => {
    const { price, renew_below } = renewal
    if (typeof price !== 'number') return whenOf(renewal)
    const amount = formatMoney(price, i18n.language)
    return renew_below === null ? t('plan.end', { amount }) : t('plan.below', { amount, count: renew_below })
  }
  return {
    whenOf,
    planOf,
    /** Says the next charge by its day, if that is known: "$112.00 on Sat, Dec 5". */
    nextOf: (renewal: Renewal, lastDay?: string): string => {
      const { price, next_run } = renewal
      const day = next_run?.slice(0, 10)
      const isPlanned = day && !stoppedAs(renewal) && !(lastDay && day > lastDay)
      if (!isPlanned || typeof price !== 'number') return planOf(renewal)
      return t('plan.on', { amount: formatMoney(price, i18n.language), day: namedDay(day) })
    },
    noticeOf: ({ notify }: Pick<RenewalPlan, 'notify'>): string =>
      notify === null
        ? t('notice.none')
        : notify.unit === 'days' || notify.unit === 'uses'
          ? t(`notice.${notify.unit}`, { count: notify.before })
          : t('notice.other'),
  }
}
