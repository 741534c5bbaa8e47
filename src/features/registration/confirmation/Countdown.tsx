import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { palette } from '../../../shared/ui/palette'

/** The way that is left, as a line that fills up; it moves by the second, so that it needs no motion to be understood. */
const Track = styled('div')({
  height: 6,
  maxWidth: 320,
  borderRadius: 3,
  background: palette.divider,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})

const Travelled = styled('div')({ height: '100%', borderRadius: 3, background: palette.primary })

interface CountdownProps {
  seconds: number
  onEnd: () => void
}

/** Counts down in sight and in silence: that it has begun is announced once, by whoever begins it. */
export function Countdown({ seconds, onEnd }: CountdownProps) {
  const { t } = useTranslation('registration')
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === 0) end()
    else {
      const timer = setTimeout(() => setLeft(left - 1), 1_000)
      return () => clearTimeout(timer)
    }
  }, [left])
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <span>{t('confirm.countdown', { count: left })}</span>
      <Track aria-hidden>
        <Travelled style={{ width: `${((seconds - left) / seconds) * 100}%` }} />
      </Track>
    </Box>
  )
}
