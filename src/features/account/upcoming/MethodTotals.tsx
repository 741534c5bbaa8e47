import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { palette } from '../../../shared/ui/colours/palette'
import { Price } from '../../../shared/ui/Price'
import { totalsByMethod } from './upcomingCharges'
import type { UpcomingCharge } from './upcomingCharges'
import { useMethodNames } from './useMethodNames'

const List = styled('dl')({
  display: 'grid',
  gap: 10,
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 16px',
    paddingBottom: 10,
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& dd': { margin: 0 },
})

interface MethodTotalsProps {
  charges: readonly UpcomingCharge[]
  methods: readonly PaymentMethod[] | undefined
}

/** What each payment method will be charged in these days. */
export function MethodTotals({ charges, methods }: MethodTotalsProps) {
  const { t } = useTranslation('upcoming')
  const methodName = useMethodNames(methods)
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" style={{ margin: '0 0 12px', fontSize: '1.25rem' }}>
        {t('totals')}
      </h2>
      <List>
        {totalsByMethod(charges).map(({ methodId, total }) => (
          <div key={methodId}>
            <dt>
              <MaskedName>{methodName(methodId)}</MaskedName>
            </dt>
            <dd>
              <Price cents={total} />
            </dd>
          </div>
        ))}
      </List>
    </section>
  )
}
