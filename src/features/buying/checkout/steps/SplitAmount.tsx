import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import type { FieldRule } from '../../../../shared/forms/fields/fieldSpec'
import { moneyField } from '../../../../shared/forms/fields/moneyField'
import { formatMoney } from '../../../../shared/locales/money'
import { readAmount, writeAmount } from '../../../../shared/locales/amounts'
import { splitBounds } from '../../../paying/payment'

interface SplitAmountProps {
  /** In cents. */
  total: number
  /** The balance of the first method, in cents. */
  balance: number | null | undefined
  start: number | undefined
  onGiven: (cents: number) => void
}

/** Suggests the whole balance, because most people split to use it up. */
export function SplitAmount({ total, balance, start, onGiven }: SplitAmountProps) {
  const { t, i18n } = useTranslation('checkout')
  const { min, max: mostOfTotal } = splitBounds(total)
  const max = Math.min(mostOfTotal, balance ?? mostOfTotal)
  const money = (cents: number) => formatMoney(cents, i18n.language)
  const offered = start !== undefined && start <= max ? start : balance != null ? max : undefined

  const isWithin: FieldRule = (typed) => {
    const cents = readAmount(typed)
    if (cents === undefined) return { key: 'checkout:split.notValid' }
    return cents >= min && cents <= max
      ? undefined
      : { key: 'checkout:split.outside', values: { min: money(min), max: money(max) } }
  }
  const amount = moneyField({
    key: 'amount',
    label: t('split.amount'),
    hint: t('split.bounds', { min: money(min), max: money(max) }),
    rules: [isWithin],
    language: i18n.language,
  })
  return (
    <ConfigForm
      idPrefix="split"
      fields={[amount]}
      values={offered === undefined ? {} : { amount: writeAmount(offered, i18n.language) }}
      onSubmit={(values) => onGiven(readAmount(values.amount ?? '') ?? 0)}
      submitText={t('continue')}
    />
  )
}
