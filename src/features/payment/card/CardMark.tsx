import { styled } from '@mui/material/styles'
import { palette } from '../../../shared/ui/palette'
import { brandNames } from './cardRules'
import type { CardBrand } from './cardRules'

/** A neutral plate with the brand's name, because the brands restrict the use of their logos. */
const Plate = styled('span')({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  height: 28,
  paddingInline: 6,
  borderRadius: 6,
  border: `1px solid ${palette.outline}`,
  color: palette.text,
  fontSize: '0.75rem',
  fontWeight: 800,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
})

const shortNames: Partial<Record<CardBrand, string>> = { 'american-express': 'Amex' }

const isBrand = (name: string): name is CardBrand => Object.hasOwn(brandNames, name)

/** The mark of a card brand, by our name or the server's. Decorative: the name is in the text beside it. */
export function CardMark({ brand }: { brand: string | null | undefined }) {
  const name = brand && isBrand(brand) ? (shortNames[brand] ?? brandNames[brand]) : brand
  return name ? <Plate aria-hidden>{name}</Plate> : null
}
