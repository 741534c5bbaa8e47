import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button } from '../../../../shared/ui/buttons/Button'
import { OutcomePage } from '../../../../shared/ui/page/FormPage'
import { PausedButton } from '../../../../shared/forms/PausedButton'
import { Faults } from '../../../../shared/submission/Faults'
import { reasonsIn } from '../../../../shared/submission/submission'
import { useShownSubmission } from '../../../../shared/submission/useSubmission'
import { forgotSubmission, selectResetLinkAsked } from './forgot'

/** Says what was done, without saying whether the email has an account. */
export function ResetLinkSent({ email }: { email: string }) {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const [submission, send] = useShownSubmission(forgotSubmission)
  const { pausedUntil } = useAppSelector(selectResetLinkAsked)
  const [isRepeated, setRepeated] = useState(false)
  const isSending = submission.status === 'sending'
  return (
    <OutcomePage
      title={t('forgot.doneTitle')}
      picture="MailSent"
      actions={<Button onClick={() => !isSending && dispatch(forgotSubmission.opened())}>{t('otherEmail')}</Button>}
    >
      <Typography component="p" variant="subtitle1">
        {t('forgot.done', { email })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('mailHint')}</Typography>
      <Faults of={reasonsIn(submission)} />
      <div role="status">
        {isRepeated && submission.status === 'done' && (
          <Alert role="group" severity="success" sx={{ mb: 2 }}>
            {t('forgot.sentAgain', { email })}
          </Alert>
        )}
      </div>
      <PausedButton
        until={pausedUntil}
        reason={t('pause.reason')}
        busy={isSending}
        busyText={t('forgot.busy')}
        onClick={() => {
          setRepeated(true)
          send({ email })
        }}
      >
        {t('forgot.again')}
      </PausedButton>
    </OutcomePage>
  )
}
