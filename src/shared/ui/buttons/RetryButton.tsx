import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../api/errors'
import { withBlank } from '../../locales/lists'
import { Button } from './Button'
import type { ButtonProps } from './Button'
import { useSecondsToWait } from './useSecondsUntil'

interface RetryButtonProps extends Pick<ButtonProps, 'ref'> {
  /** The failure. If it names a time to wait, the button pauses until then. */
  error?: ApiError
  /** Id of the text that explains the wait. */
  reason: string
  onRetry: () => void
  /** It stands beside the text of a part: the page has others, so it is outlined. */
  inRow?: boolean
}

/** Repeats a failed load. While it pauses, it stays focusable; its seconds are not announced one by one. */
export function RetryButton({ error, reason, onRetry, inRow = false, ref }: RetryButtonProps) {
  const { t } = useTranslation('shared')
  const seconds = useSecondsToWait(error)
  const isHeld = seconds > 0
  return (
    <Button
      ref={ref}
      variant={inRow ? 'outlined' : 'contained'}
      aria-disabled={isHeld || undefined}
      aria-describedby={isHeld ? reason : undefined}
      onClick={() => isHeld || onRetry()}
      sx={{ mt: inRow ? 0 : 1.5, fontVariantNumeric: 'tabular-nums' }}
    >
      {withBlank(t('retry'))}
      {isHeld && <span aria-hidden>{t('inSeconds', { count: seconds })}</span>}
    </Button>
  )
}
