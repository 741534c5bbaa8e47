import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { withBlank } from '../locales/lists'
import { formatMoney } from '../locales/money'
import { palette } from '../ui/colours/palette'
import { rounded } from '../ui/rounded'

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  margin: 0,
  padding: '12px 16px',
  borderRadius: rounded(10),
  background: palette.sunken,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { whiteSpace: 'nowrap' },
  '@media print': { padding: '6pt 0' },
})

interface SumProps {
  count: string
  text: string
  cents: number
  /** The sum of changes of a balance has a sign. */
  isChange?: boolean
}

export function Sum({ count, text, cents, isChange }: SumProps) {
  const { language } = useTranslation().i18n
  return (
    <Line>
      <span>{count}</span>
      <span>
        {withBlank(text)}
        <strong>{isChange ? asChange(cents, language) : formatMoney(cents, language)}</strong>
      </span>
    </Line>
  )
}

/** Returns a change of a balance, in cents, with its sign: "+$15.00", "−$3.50", "$0.00". */
export const asChange = (cents: number, language: string): string =>
  `${cents > 0 ? '+' : ''}${formatMoney(cents, language)}`
