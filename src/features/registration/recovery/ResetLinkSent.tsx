import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { Button } from '../../../shared/ui/Button'
import { useText } from '../../../shared/ui/useText'
import { OutcomePage } from '../../../shared/ui/FormPage'
import { PausedButton } from '../../../shared/forms/PausedButton'
import { forgotOpened, forgotRequested, selectForgot } from './forgotSlice'

/** Says what was done without saying whether the email has an account. */
export function ResetLinkSent({ email }: { email: string }) {
  const { t } = useTranslation('registration')
  const text = useText()
  const dispatch = useAppDispatch()
  const { attempt, pausedUntil } = useAppSelector(selectForgot)
  const errors = attempt.status === 'failed' ? attempt.fault : undefined
  const words = [...(errors?.errors ?? []), ...Object.values(errors?.fieldErrors ?? {})]
  return (
    <OutcomePage
      title={t('forgot.doneTitle')}
      picture="MailSent"
      actions={<Button onClick={() => dispatch(forgotOpened())}>{t('otherEmail')}</Button>}
    >
      <Typography component="p" variant="subtitle1">
        {t('forgot.done', { email })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('mailHint')}</Typography>
      <div role="alert">
        {words.length > 0 && <Alert severity="error">{words.map((word) => text(word)).join(' ')}</Alert>}
      </div>
      <PausedButton
        until={pausedUntil}
        reason={t('pause.reason')}
        busy={attempt.status === 'sending'}
        busyText={t('forgot.busy')}
        onClick={() => dispatch(forgotRequested({ email }))}
      >
        {t('forgot.again')}
      </PausedButton>
    </OutcomePage>
  )
}
