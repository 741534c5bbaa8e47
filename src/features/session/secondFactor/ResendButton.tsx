import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../shared/store'
import { BusyButton } from '../../../shared/ui/BusyButton'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { resendRequested } from './secondFactorSlice'

interface ResendButtonProps {
  resendAt: number
  now: number
  isBusy: boolean
  /** Nothing else can be done: the last code is of no use any more. */
  isFirst: boolean
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Asks for another code, once a minute. While it rests it stays reachable and says for how long; the seconds are seen
 * but not read out one by one, only the moment when the wait is over.
 */
export function ResendButton({ resendAt, now, isBusy, isFirst }: ResendButtonProps) {
  const { t } = useTranslation('secondFactor')
  const dispatch = useAppDispatch()
  const waitId = useId()
  const seconds = Math.max(0, Math.ceil((resendAt - now) / 1_000))
  const isWaiting = seconds > 0 && !isBusy
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <BusyButton
        variant={isFirst ? 'contained' : 'outlined'}
        busy={isBusy}
        aria-disabled={isWaiting || isBusy || undefined}
        aria-describedby={isWaiting ? waitId : undefined}
        onClick={() => {
          if (!isWaiting) dispatch(resendRequested())
        }}
      >
        {t('resend.again')}
      </BusyButton>
      {isWaiting && (
        <Box component="span" id={waitId} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('resend.wait', { time: clock(seconds) })}
        </Box>
      )}
      <VisuallyHidden role="status">{resendAt > 0 && !isWaiting && !isBusy && t('resend.ready')}</VisuallyHidden>
    </Box>
  )
}
