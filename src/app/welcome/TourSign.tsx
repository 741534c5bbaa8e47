import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/buttons/Button'
import { palette } from '../../shared/ui/colours/palette'
import { TourLine } from './TourLine'
import type { TourStop } from './tourStops'
import { rounded } from '../../shared/ui/rounded'

const Board = styled('div')(({ theme }) => ({
  maxHeight: 'calc(100dvh - 24px)',
  overflowY: 'auto',
  padding: 'clamp(16px, 4vw, 20px)',
  borderRadius: rounded(14),
  borderInlineStart: `8px solid ${palette.accent}`,
  background: palette.surface,
  color: palette.text,
  boxShadow: theme.shadows[12],
  outline: `1px solid ${palette.divider}`,
  '& h2': { ...theme.typography.h3, margin: '14px 0 0' },
  '& p': { margin: '6px 0 18px' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '& [data-variant]': { paddingInline: 16 },
})

interface TourSignProps {
  /** Title and text have the ids `<id>-title` and `<id>-text`. */
  id: string
  stop: TourStop
  stops: TourStop[]
  onStop: (stop: TourStop) => void
  onEnd: () => void
}

/** The button for the next stop has the focus. */
export function TourSign({ id, stop, stops, onStop, onEnd }: TourSignProps) {
  const { t } = useTranslation('tour')
  const at = Math.max(0, stops.indexOf(stop))
  const before = stops[at - 1]
  const after = stops[at + 1]
  const on = useRef<HTMLButtonElement>(null)
  useEffect(() => on.current?.focus({ preventScroll: true }), [stop])
  return (
    <Board>
      <TourLine at={at} count={stops.length} />
      <h2 id={`${id}-title`}>{t(`stop.${stop}.title`)}</h2>
      <p id={`${id}-text`}>{t(`stop.${stop}.text`)}</p>
      <Ways>
        {after && (
          <Button size="small" onClick={onEnd} sx={{ marginInlineEnd: 'auto' }}>
            {t('end')}
          </Button>
        )}
        {before && (
          <Button variant="outlined" onClick={() => onStop(before)}>
            {t('back')}
          </Button>
        )}
        <Button ref={on} variant="contained" onClick={() => (after ? onStop(after) : onEnd())}>
          {after ? t('next') : t('done')}
        </Button>
      </Ways>
    </Board>
  )
}
