import { useTranslation } from 'react-i18next'
import type { MethodUse } from '../../../api/contract/paying/paymentMethods'

const known = ['autoload', 'wallet_autoload', 'renewal'] as const

/** Returns a function that names a use. An unknown kind has the backend's name. */
export function useUseName(): (use: MethodUse) => string {
  const { t } = useTranslation('paymentMethods')
  return ({ kind, name }) => {
    const own = known.find((one) => one === kind)
    return own ? t(`used.${own}`, { name: name ?? t('used.noName') }) : (name ?? kind)
  }
}
