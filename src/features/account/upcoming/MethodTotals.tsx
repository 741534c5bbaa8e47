import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { Price } from '../../../shared/ui/Price'
import { useMethodNames } from '../../paying/payment/onDemand'
import { PlainRows } from './PlainRows'
import { totalsByMethod } from './upcomingCharges'
import type { UpcomingCharge } from './upcomingCharges'

interface MethodTotalsProps {
  charges: readonly UpcomingCharge[]
  methods: readonly PaymentMethod[] | undefined
}

export function MethodTotals({ charges, methods }: MethodTotalsProps) {
  const { t } = useTranslation('upcoming')
  const methodName = useMethodNames(methods)
  return (
    <PlainRows title={t('totals')}>
      {totalsByMethod(charges).map(({ methodId, total }) => (
        <li key={methodId}>
          <span>
            <MaskedName>{methodName(methodId)}</MaskedName>
          </span>
          <Price cents={total} size="small" />
        </li>
      ))}
    </PlainRows>
  )
}
