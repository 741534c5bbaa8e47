import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { useMethodNames } from '../../paying/payment/onDemand'
import { DayStops } from './DayStops'
import type { UpcomingCharge } from './upcomingCharges'
import { useChargedName } from './useChargedName'

interface ChargeStopsProps {
  charges: readonly UpcomingCharge[]
  methods: readonly PaymentMethod[] | undefined
}

export function ChargeStops({ charges, methods }: ChargeStopsProps) {
  const { t } = useTranslation('upcoming')
  const chargedName = useChargedName()
  const methodName = useMethodNames(methods)
  return (
    <DayStops
      days={[...new Set(charges.map(({ day }) => day))]}
      thingsOf={(day) =>
        charges
          .filter((charge) => charge.day === day)
          .map(({ id, of, methodId, amount }) => ({
            ...{ id, amount, ...chargedName(of) },
            note: (
              <>
                {of.kind === 'card' && `${t('autoload')} · `}
                <MaskedName>{methodName(methodId)}</MaskedName>
              </>
            ),
          }))
      }
    />
  )
}
