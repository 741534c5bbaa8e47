import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../ui/buttons/BusyButton'
import type { BusyButtonProps } from '../ui/buttons/BusyButton'
import { useSecondsUntil } from '../ui/buttons/useSecondsUntil'
import { VisuallyHidden } from '../ui/VisuallyHidden'

interface PausableButtonProps extends BusyButtonProps {
  /** The instant in milliseconds at which the pause ends. Without it there is no pause. */
  until?: number
  /** Returns the visible text about the pause; by default "in 7 seconds". */
  waitText?: (seconds: number) => string
  reason?: string
}

/**
 * A button that must not be pressed again before an instant, and the text of its pause beside it. While it pauses, it
 * stays focusable and gives the reason. The seconds are visible, but not announced.
 */
export function PausableButton({ until = 0, waitText, reason, onClick, ...button }: PausableButtonProps) {
  const { t } = useTranslation('shared')
  const seconds = useSecondsUntil(until)
  const reasonId = useId()
  const isPaused = seconds > 0 && !button.busy
  return (
    <>
      <BusyButton
        {...button}
        aria-disabled={isPaused || undefined}
        aria-describedby={isPaused ? reasonId : button['aria-describedby']}
        onClick={(event) => (isPaused ? event.preventDefault() : onClick?.(event))}
      />
      {isPaused && (
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <span id={reason ? undefined : reasonId} aria-hidden={reason !== undefined || undefined}>
            {waitText ? waitText(seconds) : t('inSeconds', { count: seconds })}
          </span>
          {reason && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
        </Box>
      )}
    </>
  )
}

interface PausedButtonProps extends PausableButtonProps {
  until: number
  /** A text that is announced politely after the pause. */
  readyText?: string
}

/** A button for an action that must not be repeated too often. */
export function PausedButton({ readyText, ...button }: PausedButtonProps) {
  const isReady = useSecondsUntil(button.until) === 0 && button.until > 0 && !button.busy
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <PausableButton variant="outlined" {...button} />
      {readyText && <VisuallyHidden role="status">{isReady && readyText}</VisuallyHidden>}
    </Box>
  )
}
