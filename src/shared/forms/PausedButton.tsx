import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../ui/buttons/BusyButton'
import type { ButtonProps } from '../ui/buttons/Button'
import { useSecondsUntil } from '../ui/buttons/useSecondsUntil'
import { VisuallyHidden } from '../ui/VisuallyHidden'

interface PausedButtonProps extends Pick<ButtonProps, 'variant'> {
  until: number
  /** Returns the visible text about the pause; by default "in 7 seconds". */
  waitText?: (seconds: number) => string
  reason?: string
  /** A text that is announced politely after the pause. */
  readyText?: string
  busy: boolean
  busyText?: string
  onClick: () => void
  children: string
}

/**
 * A button for an action that must not be repeated too often. While it pauses, it stays focusable and gives the reason.
 * The seconds are visible, but not announced.
 */
export function PausedButton(props: PausedButtonProps) {
  const { until, waitText, reason, readyText, busy, busyText, onClick, children, variant = 'outlined' } = props
  const { t } = useTranslation('shared')
  const seconds = useSecondsUntil(until)
  const reasonId = useId()
  const isPaused = seconds > 0 && !busy
  const seen = waitText ? waitText(seconds) : t('inSeconds', { count: seconds })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <BusyButton
        variant={variant}
        busy={busy}
        busyText={busyText}
        aria-disabled={isPaused || busy || undefined}
        aria-describedby={isPaused ? reasonId : undefined}
        onClick={() => {
          if (!isPaused) onClick()
        }}
      >
        {children}
      </BusyButton>
      {isPaused && (
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <span id={reason ? undefined : reasonId} aria-hidden={reason !== undefined || undefined}>
            {seen}
          </span>
          {reason && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
        </Box>
      )}
      {readyText && <VisuallyHidden role="status">{until > 0 && !isPaused && !busy && readyText}</VisuallyHidden>}
    </Box>
  )
}
