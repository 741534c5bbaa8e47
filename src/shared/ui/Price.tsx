import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../locales/money'
import { palette } from './colours/palette'

const sizes = { small: '1rem', medium: '1.25rem', large: '1.75rem' } as const

const Amount = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 800,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
})
const Unavailable = styled('span')({ color: palette.textSoft })

interface PriceProps {
  /** Null if the backend sent no number. The price then shows as unavailable, never as free. */
  cents: number | null
  size?: keyof typeof sizes
  hideZeroCents?: boolean
}

/** An amount in the language's format. All figures have the same width, so that they align in columns. */
export function Price({ cents, size = 'medium', hideZeroCents }: PriceProps) {
  const { t, i18n } = useTranslation('shared')
  if (cents === null) return <Unavailable>{t('price.unavailable')}</Unavailable>
  return <Amount style={{ fontSize: sizes[size] }}>{formatMoney(cents, i18n.language, { hideZeroCents })}</Amount>
}
