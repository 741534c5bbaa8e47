import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../shared/locales/money'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { useText } from '../../../shared/ui/told/useText'
import type { PaymentOption } from './kinds/paymentOptions'
import { useMethodName } from './useMethodName'

export type TextsOfOption = (option: PaymentOption) => { label: ReactNode; detail: string }

/** Returns the name, and as detail the reason or the balance. */
export function useOptionTexts(options: PaymentOption[]): TextsOfOption {
  const { t, i18n } = useTranslation('payment')
  const text = useText()
  const name = useMethodName()
  return ({ type, entry, method, obstacle }) => {
    const isAnother = options.some((option) => option.method?.type === type)
    const newName = entry && { key: `payment:new.${type}`, values: isAnother ? { context: 'again' } : undefined }
    if (!method) {
      const detail = obstacle ?? { key: `payment:newDetail.${type}` }
      return { label: newName ? text(newName) : name({ type }), detail: text(detail) }
    }
    const { nickname, expiry, balance } = method
    const facts = obstacle
      ? [text(obstacle)]
      : [
          expiry && t('method.expires', { expiry }),
          balance != null && t('balance', { balance: formatMoney(balance, i18n.language) }),
        ]
    return { label: <MaskedName>{name(method)}</MaskedName>, detail: [nickname, ...facts].filter(Boolean).join(' · ') }
  }
}
