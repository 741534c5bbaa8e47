import { styled } from '@mui/material/styles'
import { Glyph } from '../../../../shared/ui/Glyph'
import { bankGlyph, cardGlyph, walletGlyph } from '../../../../shared/ui/glyphs/products'
import { palette } from '../../../../shared/ui/colours/palette'
import { cardBrands as ink, white } from '../../../../shared/ui/colours/tokens'
import { brandNames } from './cardBrands'
import type { CardBrand } from './cardBrands'
import { rounded } from '../../../../shared/ui/rounded'

const Drawing = styled('svg')({ flexShrink: 0 })

const Plate = styled('span')({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 44,
  height: 28,
  paddingInline: 2,
  borderRadius: rounded(6),
  border: `1px solid ${palette.outline}`,
  color: palette.text,
  fontSize: '0.625rem',
  fontWeight: 800,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
})

interface WordProps {
  word: string
  fill: string
  /** In pixels. */
  width: number
  size: number
  slanted?: boolean
}

const Word = ({ word, fill, width, size, slanted }: WordProps) => (
  <text
    x="22"
    y={14 + size * 0.36}
    textAnchor="middle"
    textLength={width}
    lengthAdjust="spacingAndGlyphs"
    fill={fill}
    fontSize={size}
    fontWeight="800"
    fontStyle={slanted ? 'italic' : undefined}
  >
    {word}
  </text>
)

/** Each brand has its own colours, on its own ground or on white. */
const drawings: Record<CardBrand, { ground: string; drawing: React.ReactNode }> = {
  visa: { ground: white, drawing: <Word word="VISA" fill={ink.visa} width={30} size={13} slanted /> },
  mastercard: {
    ground: white,
    drawing: (
      <>
        <circle cx="17.5" cy="14" r="8" fill={ink.mastercardLeft} />
        <circle cx="26.5" cy="14" r="8" fill={ink.mastercardRight} />
        <path d="M22 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2Z" fill={ink.mastercardBoth} />
      </>
    ),
  },
  'american-express': { ground: ink.amex, drawing: <Word word="AMEX" fill={white} width={32} size={10.5} /> },
  discover: {
    ground: white,
    drawing: (
      <>
        <path d="M20 27h18a5 5 0 0 0 5-5v-9c-4 6-12 11-23 14Z" fill={ink.discover} />
        <Word word="DISCOVER" fill={ink.discoverInk} width={37} size={7.5} />
      </>
    ),
  },
}

/** Returns our brand for the server's name: "American Express". */
function brandOfName(name: string): CardBrand | undefined {
  const key = name.toLowerCase().replace(/\s+/g, '-')
  return Object.keys(brandNames).find((brand): brand is CardBrand => brand === key)
}

/** Takes our name or the server's. It is decoration: the text beside names the brand. */
export function CardMark({ brand }: { brand: string | null | undefined }) {
  if (!brand) return null
  const known = brandOfName(brand)
  if (!known) return <Plate aria-hidden>{brand}</Plate>
  const { ground, drawing } = drawings[known]
  return (
    <Drawing viewBox="0 0 44 28" width="44" height="28" aria-hidden focusable="false">
      <rect x=".5" y=".5" width="43" height="27" rx="5" fill={ground} stroke={ink.edge} />
      {drawing}
    </Drawing>
  )
}

/** A method without a brand has the sign of its kind. */
export function MethodMark({ type, brand }: { type: string; brand: string | null | undefined }) {
  const word = type === 'paypal' ? 'PayPal' : type === 'bank' ? null : brand
  const isBank = type === 'bank' || type === 'commuter'
  const shape = type === 'wallet' ? walletGlyph : isBank ? bankGlyph : cardGlyph
  return word ? <CardMark brand={word} /> : <Glyph shape={shape} size={28} />
}
