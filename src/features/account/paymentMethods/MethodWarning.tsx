import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { withBlank } from '../../../shared/locales/lists'
import { Alert } from '../../../shared/ui/Alert'
import { When } from '../../../shared/ui/When'
import { healthOf } from '../../paying/payment/onDemand'

export function MethodWarning({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation('paymentMethods')
  const health = healthOf(method, now())
  if (!health) return null
  return (
    <Alert severity={health === 'expiresSoon' ? 'warning' : 'error'} role="group">
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
