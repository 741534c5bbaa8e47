import { styled } from '@mui/material/styles'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { Glyph } from '../../../shared/ui/Glyph'
import { bankGlyph, walletGlyph } from '../../../shared/ui/glyphs/products'
import { palette } from '../../../shared/ui/colours/palette'
import { MethodMark } from '../../paying/payment/onDemand'

const Place = styled('span')({ display: 'inline-grid', color: palette.textSoft })

const glyphs: Record<string, string> = { bank: bankGlyph, wallet: walletGlyph }

export function MethodSign({ method: { type, brand } }: { method: PaymentMethod }) {
  const glyph = glyphs[type]
  return <Place>{glyph ? <Glyph shape={glyph} size={28} /> : <MethodMark type={type} brand={brand} />}</Place>
}
