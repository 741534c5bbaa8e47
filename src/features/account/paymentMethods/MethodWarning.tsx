import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { Alert } from '../../../shared/ui/Alert'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Status } from '../../../shared/ui/states/Status'
import { When } from '../../../shared/ui/When'
import { healthOf, isNeeded } from '../../paying/payment/onDemand'

/** Asks for an act where the method is needed. */
export function MethodWarning({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation('paymentMethods')
  const health = healthOf(method, now())
  if (!health || !isNeeded(method)) return null
  return (
    <Alert
      severity={health === 'expiresSoon' ? 'warning' : 'error'}
      role="group"
      action={
        health !== 'failed' && (
          <LinkButton variant="outlined" size="small" to={paths.accountNewPaymentMethod('card')}>
            {t('add.card')}
          </LinkButton>
        )
      }
    >
      {t(`health.${health}`, { expiry: method.expiry ?? '' })}
      {health === 'failed' && method.failed_at && (
        <div>
          {withBlank(t('failedAt'))}
          <When iso={method.failed_at} inSentence />
        </div>
      )}
    </Alert>
  )
}

/** At the end of the title's line. */
export function MethodState({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation('paymentMethods')
  const health = healthOf(method, now())
  if (method.is_default) return <Box sx={{ color: 'text.secondary' }}>{t('default')}</Box>
  if (health !== 'expired' || isNeeded(method)) return null
  return <Status tone="stopped">{t('expired', { expiry: method.expiry ?? '' })}</Status>
}
