import { useTranslation } from 'react-i18next'
import type { RenewalPlan } from '../../../api/contract/cards/renewals'

/** Returns functions that say when a pass renews, and when an email comes before. */
export function usePlanText() {
  const { t } = useTranslation('renewals')
  return {
    whenOf: ({ renew_below }: Pick<RenewalPlan, 'renew_below'>): string =>
      renew_below === null ? t('when.end') : t('when.below', { count: renew_below }),
    noticeOf: ({ notify }: Pick<RenewalPlan, 'notify'>): string =>
      notify === null
        ? t('notice.none')
        : notify.unit === 'days' || notify.unit === 'uses'
          ? t(`notice.${notify.unit}`, { count: notify.before })
          : t('notice.other'),
  }
}
