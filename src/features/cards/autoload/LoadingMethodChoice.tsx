import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { now } from '../../../shared/clock'
import { MethodMark, useMethodName } from '../../paying/payment/onDemand'
import { fitnessOf, sortMethods } from './plan/loadingMethods'

interface LoadingMethodChoiceProps {
  name: string
  methods: readonly PaymentMethod[]
  value: string | undefined
  onChange: (id: string) => void
  error?: string
}

export function LoadingMethodChoice({ name, methods, value, onChange, error }: LoadingMethodChoiceProps) {
  const { t } = useTranslation('autoload')
  const nameOf = useMethodName()
  const at = now()
  const { usable, unusable } = sortMethods(methods, at)
  const detailOf = (method: PaymentMethod) => {
    const { nickname, expiry } = method
    const fitness = fitnessOf(method, at)
    const told = fitness === 'good' ? expiry && t('method.expires', { expiry }) : t(`method.${fitness}`, { expiry })
    return [nickname, told].filter(Boolean).join(' · ')
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {usable.length > 0 ? (
        <ChoiceList
          name={name}
          legend={t('form.method')}
          value={value ?? null}
          onChange={onChange}
          error={error}
          choices={usable.map((method) => ({
            value: method.id,
            label: <MaskedName>{nameOf(method)}</MaskedName>,
            detail: detailOf(method),
            end: <MethodMark type={method.type} brand={method.brand} />,
          }))}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{t('form.method')}</Box>
          {t('method.none')}
          <LinkButton variant="outlined" to={paths.accountNewPaymentMethod('card')}>
            {t('method.add')}
          </LinkButton>
        </Box>
      )}
      {unusable.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={{ py: 1, minHeight: 44, fontWeight: 600 }}>
            {t('method.unusable', { count: unusable.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {unusable.map((method) => (
              <li key={method.id}>{t('method.reason', { method: nameOf(method), reason: detailOf(method) })}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
