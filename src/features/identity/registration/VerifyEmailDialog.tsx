import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { selectUser } from '../session'
import { ResendConfirmation } from './verifiedEmail/ResendConfirmation'
import { resendSubmission } from './verifiedEmail/resend'
import type { VerifyEmail } from './verifiedEmail/ensureVerifiedEmail'
import { verificationCheck } from './verifiedEmail/verification'
import { useVerificationGlances } from './verifiedEmail/useVerificationGlances'

/**
 * Says that an act needs a confirmed email (AUTH-16). The dialog closes when the email is confirmed, in another tab or
 * on a phone. It checks that when it opens and whenever the window gets the focus.
 */
export default function VerifyEmailDialog({ params, answer }: VerifyEmail) {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const [{ status }, send] = useShownSubmission(verificationCheck)
  const isVerified = useAppSelector(selectUser)?.email_confirmed === true

  useEffect(() => {
    dispatch(verificationCheck.dropped())
    dispatch(resendSubmission.opened())
  }, [dispatch])
  useVerificationGlances()

  const onVerified = useEffectEvent(() => answer('verified'))
  useEffect(() => {
    if (isVerified) onVerified()
  }, [isVerified])

  return (
    <DialogFrame
      title={t('verify.title')}
      maxWidth="sm"
      onClose={() => answer('cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={() => answer('cancel')}>
            {t('verify.cancel')}
          </Button>
          <BusyButton
            variant="contained"
            busy={status === 'sending'}
            busyText={t('verify.busy')}
            onClick={() => send()}
          >
            {t('verify.done')}
          </BusyButton>
        </>
      }
    >
      <Box sx={{ pb: 1, overflowWrap: 'anywhere' }}>
        <Typography>{t('verify.text')}</Typography>
        {params.email && <Typography sx={{ my: 2, color: 'text.secondary' }}>{t('verify.hint', params)}</Typography>}
        <div role="status">
          {(status === 'done' || status === 'failed') && (
            <Alert role="group" severity={status === 'done' ? 'warning' : 'error'} sx={{ mb: 2 }}>
              {status === 'done' ? t('verify.notYet') : t('verify.failed')}
            </Alert>
          )}
        </div>
        <ResendConfirmation />
      </Box>
    </DialogFrame>
  )
}
