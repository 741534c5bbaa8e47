import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { palette } from '../../../../shared/ui/colours/palette'

/** The line grows once a second, so it needs no animation. */
const Track = styled('div')({
  height: 6,
  maxWidth: 320,
  borderRadius: 3,
  background: palette.divider,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})

const Elapsed = styled('div')({ height: '100%', borderRadius: 3, background: palette.primary })

interface CountdownProps {
  seconds: number
  onEnd: () => void
}

/** Counts down on the screen only. The caller announces the countdown once. */
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
        <Elapsed style={{ width: `${((seconds - left) / seconds) * 100}%` }} />
      </Track>
    </Box>
  )
}
