import { styled } from '@mui/material/styles'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { Glyph } from '../../../shared/ui/Glyph'
import { bankGlyph, walletGlyph } from '../../../shared/ui/glyphs/products'
import { palette } from '../../../shared/ui/colours/palette'
import { MethodMark } from '../../paying/payment/onDemand'

const Place = styled('span')({ display: 'inline-grid', color: palette.textSoft })

export function MethodSign({ method: { type, brand } }: { method: PaymentMethod }) {
  const isMarked = type === 'paypal' || (type !== 'bank' && brand)
  return (
    <Place>
      {type !== 'wallet' && isMarked ? (
        <MethodMark type={type} brand={brand} />
      ) : (
        <Glyph shape={type === 'wallet' ? walletGlyph : bankGlyph} size={28} />
      )}
    </Place>
  )
}
