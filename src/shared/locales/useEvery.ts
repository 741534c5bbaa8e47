import { useTranslation } from 'react-i18next'
import type { RenewalPeriod } from '../../api/contract/base/common'

/** Returns a function that says how often something renews: "every 31 days". */
export function useEvery(): (period: RenewalPeriod) => string {
  const { t } = useTranslation('shared')
  return ({ count, unit }) => t(count === 1 ? `every.${unit}` : `every.${unit}s`, { count })
}
