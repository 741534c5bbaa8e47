import { styled } from '@mui/material/styles'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { palette } from '../../../shared/ui/colours/palette'
import { MethodMark } from '../../paying/payment/onDemand'

const Place = styled('span')({ display: 'inline-grid', color: palette.textSoft })

export function MethodSign({ method: { type, brand } }: { method: PaymentMethod }) {
  return (
    <Place>
      <MethodMark type={type} brand={brand} />
    </Place>
  )
}
