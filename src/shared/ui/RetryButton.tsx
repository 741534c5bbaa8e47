import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors'
import { Button } from './Button'
import type { ButtonProps } from './Button'
import { useSecondsToWait } from './useSecondsUntil'

interface RetryButtonProps extends Pick<ButtonProps, 'ref'> {
  /** What stands in the way; one that names a time holds the button until it has come. */
  error?: ApiError
  /** Id of the text that tells of the wait. */
  reason: string
  onRetry: () => void
  /** Stands in a row of buttons, not below a text. */
  inRow?: boolean
}

/** Asks again. While it is held it stays reachable; the seconds are seen on it but not read out one by one. */
export function RetryButton({ error, reason, onRetry, inRow = false, ref }: RetryButtonProps) {
  const { t } = useTranslation('shared')
  const seconds = useSecondsToWait(error)
  const isHeld = seconds > 0
  return (
    <Button
      ref={ref}
      variant="contained"
      aria-disabled={isHeld || undefined}
      aria-describedby={isHeld ? reason : undefined}
      onClick={() => isHeld || onRetry()}
      sx={{ mt: inRow ? 0 : 1.5, fontVariantNumeric: 'tabular-nums' }}
    >
      {t('retry')} {isHeld && <span aria-hidden>{t('inSeconds', { count: seconds })}</span>}
    </Button>
  )
}
