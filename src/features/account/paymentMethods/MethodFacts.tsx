import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { addressLine } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { palette } from '../../../shared/ui/colours/palette'
import { Dotted } from '../../../shared/ui/told/Dotted'
import { now } from '../../../shared/clock'
import { healthOf, isNeeded } from '../../paying/payment/onDemand'

const whole = (fact: string) => fact.replaceAll(' ', '\u00a0')

export function MethodFacts({ method }: { method: PaymentMethod }) {
  const { t, i18n } = useTranslation(['paymentMethods', 'payment'])
  const { nickname, expiry, balance, last_name, address, zip } = method
  const health = healthOf(method, now())
  const isTold = health === 'expired' || (health === 'expiresSoon' && isNeeded(method))
  const billing = address || zip ? addressLine([last_name, address, zip]) : ''
  const facts = [
    nickname,
    expiry && !isTold && whole(t('expires', { expiry })),
    balance != null && whole(t('payment:balance', { balance: formatMoney(balance, i18n.language) })),
  ].filter(Boolean)
  if (facts.length === 0 && !billing) return null
  return (
    <Box sx={{ color: palette.textSoft }}>
      <Dotted parts={facts} />
      {billing && <div>{t('billing', { address: billing })}</div>}
    </Box>
  )
}
