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
}

export function LoadingMethodChoice(props: LoadingMethodChoiceProps) {
  const { t } = useTranslation('autoload')
  const legend = t('form.method')
  return (
    <SavedMethodChoice
      {...props}
      legend={legend}
      kinds={loadingKinds}
      none={<NoMethod legend={legend} isMissing={props.error !== undefined} />}
    />
  )
}

/** Leads to a new method. With each try to send the form it takes the focus. */
function NoMethod({ legend, isMissing }: { legend: string; isMissing: boolean }) {
  const { t } = useTranslation(['autoload', 'payment'])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isMissing) return
    const focus = () => box.current?.querySelector('a')?.focus()
    focus()
    const form = box.current?.closest('form')
    form?.addEventListener('submit', focus)
    return () => form?.removeEventListener('submit', focus)
  }, [isMissing])
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
