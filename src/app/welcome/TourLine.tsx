import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { across, LineWithStops, Stop } from '../../shared/ui/lines/LineWithStops'
import { palette } from '../../shared/ui/colours/palette'

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  color: palette.textSoft,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
})

const Line = styled(LineWithStops)({ '--stop': '13px', '--track': '4px', '--rim': '3px', display: 'flex' })

const TourStop = styled(Stop)({
  '--ground': palette.surface,
  width: 22,
  height: 13,
  ...across,
  '&:last-of-type': { width: 13 },
  '&[data-state="current"]': { '--ground': palette.accent, '--ahead': palette.divider },
  '&[data-state="ahead"]': { '--line': palette.outline, '--ahead': palette.divider },
})

interface TourLineProps {
  /** The current stop, counted from 0. */
  at: number
  count: number
}

export function TourLine({ at, count }: TourLineProps) {
  const { t } = useTranslation('tour')
  const stateOf = (stop: number) => (stop < at ? 'done' : stop === at ? 'current' : 'ahead')
  return (
    <Row>
      <Line aria-hidden>
        {Array.from({ length: count }, (_, stop) => (
          <TourStop key={stop} data-state={stateOf(stop)} />
        ))}
      </Line>
      <span>{t('at', { stop: at + 1, count })}</span>
    </Row>
  )
}
