import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { SavedMethodChoice } from '../../paying/payment/onDemand'
import { loadingKinds } from './plan/loadingMethods'

interface LoadingMethodChoiceProps {
  name: string
  methods: readonly PaymentMethod[]
  value: string | undefined
  onChange: (id: string) => void
  error?: string
}

export function LoadingMethodChoice(props: LoadingMethodChoiceProps) {
  const { t } = useTranslation(['autoload', 'payment'])
  const legend = t('form.method')
  return (
    <SavedMethodChoice
      {...props}
      legend={legend}
      kinds={loadingKinds}
      none={
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{legend}</Box>
          {t('method.none')}
          <LinkButton variant="outlined" to={paths.accountNewPaymentMethod('card')}>
            {t('payment:method.add')}
          </LinkButton>
        </Box>
      }
    />
  )
}
