import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { nearestCap, progressOf } from './fareCaps'

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none', width: 26, height: 26 },
})

/** Shows on a card's face how far its nearest fare cap is, as soon as a ride counts (FM-08). The ring is decoration. */
export function FareCapRing({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const cap = nearestCap(card)
  if (!cap) return null
  const { counted, toPay, left } = progressOf(cap)
  return (
    <Line>
      <svg viewBox="0 0 26 26" fill="none" stroke="currentColor" strokeWidth="5" aria-hidden>
        <circle cx="13" cy="13" r="10" opacity="0.3" />
        <circle
          cx="13"
          cy="13"
          r="10"
          transform="rotate(-90 13 13)"
          pathLength={toPay}
          strokeDasharray={left ? `${counted} ${left}` : undefined}
        />
      </svg>
      <span>{t(left ? 'cap.rides' : 'cap.free', { cap: cap.name, counted, toPay })}</span>
    </Line>
  )
}
