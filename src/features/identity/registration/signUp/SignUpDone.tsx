import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../../shared/store'
import { Button, LinkButton } from '../../../../shared/ui/buttons/Button'
import { OutcomePage } from '../../../../shared/ui/page/FormPage'
import { ResendConfirmation } from '../verifiedEmail/ResendConfirmation'
import { signUpSubmission } from './signUp'

interface SignUpDoneProps {
  email: string
  login: string
}

/** The text is the same for an existing account, so that it does not reveal one. */
export function SignUpDone({ email, login }: SignUpDoneProps) {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  return (
    <OutcomePage
      title={t('signUp.doneTitle')}
      picture="MailSent"
      actions={
        <>
          <LinkButton to={login} variant="contained">
            {t('toLogin')}
          </LinkButton>
          <Button onClick={() => dispatch(signUpSubmission.opened())}>{t('otherEmail')}</Button>
        </>
      }
    >
      <Typography component="p" variant="subtitle1">
        {t('signUp.done', { email })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('mailHint')}</Typography>
      <ResendConfirmation email={email} />
    </OutcomePage>
  )
}
