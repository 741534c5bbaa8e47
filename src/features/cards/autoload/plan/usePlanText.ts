import { useTranslation } from 'react-i18next'
import type { Autoload, AutoloadPlan } from '../../../../api/contract/cards/autoloadPlan'
import { formatMoney } from '../../../../shared/locales/money'
import { weekdayName } from './weekdays'

export function usePlanText(): (plan: Autoload | AutoloadPlan) => string {
  const { t, i18n } = useTranslation('autoload')
  return (plan) => {
    const amount = formatMoney(plan.amount, i18n.language)
    if (plan.kind === 'threshold')
      return t('plan.threshold', { amount, threshold: formatMoney(plan.threshold, i18n.language) })
    if (plan.kind === 'other') return t('plan.other', { amount })
    const { every: count, day } = plan
    const rhythm = day === 'last' ? 'monthEnd' : plan.unit
    const told = plan.unit === 'week' ? weekdayName(plan.day, i18n.language) : day
    return t(count === 1 ? `plan.${rhythm}` : `plan.${rhythm}s`, { amount, count, day: told })
  }
}

/** Returns the same for a row: "$20 when the balance falls to $10". */
export function useShortPlanText(): (plan: Autoload | AutoloadPlan) => string {
  const { t, i18n } = useTranslation('autoload')
  const planText = usePlanText()
  const short = (cents: number) => formatMoney(cents, i18n.language, { hideZeroCents: true })
  return (plan) =>
    plan.kind === 'threshold'
      ? t('plan.low', { amount: short(plan.amount), threshold: short(plan.threshold) })
      : planText(plan)
}
