import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { useEvery } from '../../../../shared/locales/useEvery'
import { useAppSelector } from '../../../../shared/store'
import { selectQuotedLines } from '../order/quoteSlice'

const Terms = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
})

/** Returns for each renewing line its sum, and the period if the backend tells it. */
function useTerms() {
  const { i18n } = useTranslation()
  const every = useEvery()
  const lines = useAppSelector(selectQuotedLines)
  return lines.flatMap(({ key, line, name, price, quantity }) => {
    if (!line.isSubscribed || price === null) return []
    const amount = formatMoney(price * quantity, i18n.language)
    return [{ key, name, amount, period: line.renewalPeriod && every(line.renewalPeriod) }]
  })
}

export function RenewalTerms() {
  const { t } = useTranslation('checkout')
  const terms = useTerms()
  if (terms.length === 0) return null
  return (
    <Terms role="list" aria-label={t('review.renews')}>
      {terms.map(({ key, ...values }) => (
        <li key={key}>{t(values.period ? 'pay.renewsEvery' : 'pay.renewsAtEnd', values)}</li>
      ))}
    </Terms>
  )
}

export function ShortRenewalTerms() {
  const { t } = useTranslation('cart')
  return useTerms().map(({ key, ...values }) => (
    <span key={key}>{t(values.period ? 'renewal.thenEvery' : 'renewal.thenAtEnd', values)}</span>
  ))
}
