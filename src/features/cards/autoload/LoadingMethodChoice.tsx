import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { paths } from '../../../shared/paths'
import { Alert } from '../../../shared/ui/Alert'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { SavedMethodChoice } from '../../paying/payment/onDemand'
import { loadingKinds } from './plan/loadingMethods'

interface LoadingMethodChoiceProps {
  name: string
  methods: readonly PaymentMethod[]
  value: string | undefined
  onChange: (id: string) => void
  error?: string
  /** The number of tries to send the form that failed for the lack of a method alone. */
  tries: number
}

export function LoadingMethodChoice({ tries, ...props }: LoadingMethodChoiceProps) {
  const { t } = useTranslation('autoload')
  const legend = t('form.method')
  return (
    <SavedMethodChoice
      {...props}
      legend={legend}
      kinds={loadingKinds}
      none={<NoMethod legend={legend} isMissing={props.error !== undefined} tries={tries} />}
    />
  )
}

/** Leads to a new method. The link takes the focus with each try that fails for this alone. */
function NoMethod({ legend, isMissing, tries }: { legend: string; isMissing: boolean; tries: number }) {
  const { t } = useTranslation(['autoload', 'payment'])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) box.current?.querySelector('a')?.focus()
  }, [tries])
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{legend}</Box>
      <Alert
        key={String(isMissing)}
        severity={isMissing ? 'error' : 'info'}
        role={isMissing ? 'alert' : 'note'}
        action={
          <LinkButton variant="outlined" to={paths.accountNewPaymentMethod('card')}>
            {t('payment:method.add')}
          </LinkButton>
        }
      >
        {t('method.none')}
      </Alert>
    </Box>
  )
}
