import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { palette } from '../../shared/ui/palette'

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  color: palette.textSoft,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
})

const stopSize = 14

interface TourLineProps {
  /** Counted from 0. */
  at: number
  count: number
}

/** The tour as a line with its stops, and where it is. */
export function TourLine({ at, count }: TourLineProps) {
  const { t } = useTranslation('tour')
  const apart = stopSize + 8
  const end = (count - 1) * apart + stopSize / 2
  return (
    <Row>
      <svg width={end + stopSize / 2} height={stopSize} aria-hidden="true">
        <path d={`M${stopSize / 2} ${stopSize / 2}H${end}`} stroke={palette.divider} strokeWidth="4" />
        <path
          d={`M${stopSize / 2} ${stopSize / 2}H${at * apart + stopSize / 2}`}
          stroke={palette.primary}
          strokeWidth="4"
        />
        {Array.from({ length: count }, (_, stop) => (
          <circle
            key={stop}
            cx={stop * apart + stopSize / 2}
            cy={stopSize / 2}
            r={stopSize / 2 - 2}
            strokeWidth="3"
            stroke={stop > at ? palette.outline : palette.primary}
            fill={stop === at ? palette.accent : palette.surface}
          />
        ))}
      </svg>
      <span>{t('at', { stop: at + 1, count })}</span>
    </Row>
  )
}
