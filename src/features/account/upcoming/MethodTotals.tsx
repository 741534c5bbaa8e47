import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { palette } from '../../../shared/ui/colours/palette'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { Price } from '../../../shared/ui/Price'
import { useMethodNames } from '../../paying/payment/onDemand'
import { totalsByMethod } from './upcomingCharges'
import type { UpcomingCharge } from './upcomingCharges'

/** One line, unless there are many methods. */
const Totals = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${palette.divider}`,
  '& > span': { color: palette.textSoft },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
})

interface MethodTotalsProps {
  charges: readonly UpcomingCharge[]
  methods: readonly PaymentMethod[] | undefined
}

export function MethodTotals({ charges, methods }: MethodTotalsProps) {
  const { t } = useTranslation('upcoming')
  const id = useId()
  const methodName = useMethodNames(methods)
  return (
    <Totals>
      <span id={id}>{t('totals')}</span>
      <ul aria-labelledby={id}>
        {totalsByMethod(charges).map(({ methodId, total }) => (
          <li key={methodId}>
            <span>
              <MaskedName>{methodName(methodId)}</MaskedName>
            </span>
            <Price cents={total} size="small" />
          </li>
        ))}
      </ul>
    </Totals>
  )
}
