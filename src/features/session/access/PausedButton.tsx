import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../shared/ui/BusyButton'
import type { ButtonProps } from '../../../shared/ui/Button'
import { useSecondsUntil } from '../../../shared/ui/useSecondsUntil'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'

interface PausedButtonProps extends Pick<ButtonProps, 'variant'> {
  /** The instant from which on it works again. */
  until: number
  busy: boolean
  busyText: string
  onClick: () => void
  children: string
}

/**
 * Sends something that must not be sent all the time. While it rests it stays reachable and says why; the seconds are
 * seen but not read out one by one.
 */
export function PausedButton({ until, busy, busyText, onClick, children, variant = 'outlined' }: PausedButtonProps) {
  const { t } = useTranslation(['access', 'shared'])
  const seconds = useSecondsUntil(until)
  const reason = useId()
  const isPaused = seconds > 0 && !busy
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <BusyButton
        variant={variant}
        busy={busy}
        busyText={busyText}
        aria-disabled={isPaused || busy || undefined}
        aria-describedby={isPaused ? reason : undefined}
        onClick={() => {
          if (!isPaused) onClick()
        }}
      >
        {children}
      </BusyButton>
      {isPaused && (
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <span aria-hidden>{t('shared:inSeconds', { count: seconds })}</span>
          <VisuallyHidden id={reason}>{t('pause.reason')}</VisuallyHidden>
        </Box>
      )}
    </Box>
  )
}
