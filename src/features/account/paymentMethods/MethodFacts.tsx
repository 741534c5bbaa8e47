import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { addressLine } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { palette } from '../../../shared/ui/colours/palette'
import { now } from '../../../shared/clock'
import { healthOf } from '../../paying/payment/onDemand'

export function MethodFacts({ method }: { method: PaymentMethod }) {
  const { t, i18n } = useTranslation(['paymentMethods', 'payment'])
  const { nickname, expiry, balance, last_name, address, zip } = method
  const health = healthOf(method, now())
  const isInWarning = health === 'expired' || health === 'expiresSoon'
  const billing = addressLine([address, zip])
  const facts = [
    nickname,
    expiry && !isInWarning && t('expires', { expiry }),
    balance != null && t('payment:balance', { balance: formatMoney(balance, i18n.language) }),
    last_name && t('holder', { name: last_name }),
    billing && t('billing', { address: billing }),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <Box sx={{ color: palette.textSoft }}>
      {facts.map((fact) => (
        <Box key={String(fact)}>{fact}</Box>
      ))}
    </Box>
  )
}
