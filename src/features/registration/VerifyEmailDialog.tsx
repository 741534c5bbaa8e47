import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useContext, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../shared/dialogs/DialogFrame'
import type { DialogAnswer, DialogParams } from '../../shared/dialogs/dialogsSlice'
import { StoreContext, useAppDispatch, useAppSelector } from '../../shared/store'
import { Alert } from '../../shared/ui/Alert'
import { BusyButton } from '../../shared/ui/BusyButton'
import { Button } from '../../shared/ui/Button'
import { registrationFeature } from './registrationFeature'
import { selectUser } from '../session'
import { ResendConfirmation } from './verifiedEmail/ResendConfirmation'
import { resendOffered } from './verifiedEmail/resendSlice'
import type {} from './verifiedEmail/verifiedEmailDialog'
import { selectVerification, verificationAsked, verificationCheckRequested } from './verifiedEmail/verificationSlice'

interface VerifyEmailDialogProps {
  params: DialogParams<'verifyEmail'>
  answer: (answer: DialogAnswer<'verifyEmail'>) => void
}

/**
 * What was wanted needs a confirmed email (AUTH-16). It closes by itself as soon as the backend says that it is: the
 * link may be opened in another tab or on the phone, so it looks when it opens and whenever the window is returned to.
 */
export default function VerifyEmailDialog({ params, answer }: VerifyEmailDialogProps) {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const status = useAppSelector(selectVerification)
  const isVerified = useAppSelector(selectUser)?.email_confirmed === true

  useEffect(() => {
    store?.attach(registrationFeature)
    const look = () => dispatch(verificationCheckRequested({ inPassing: true }))
    dispatch(verificationAsked())
    dispatch(resendOffered())
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [dispatch, store])

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
            busy={status === 'checking'}
            busyText={t('verify.busy')}
            onClick={() => dispatch(verificationCheckRequested({ inPassing: false }))}
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
          {(status === 'notYet' || status === 'failed') && (
            <Alert severity={status === 'notYet' ? 'warning' : 'error'} sx={{ mb: 2 }}>
              {t(`verify.${status}`)}
            </Alert>
          )}
        </div>
        <ResendConfirmation />
      </Box>
    </DialogFrame>
  )
}
