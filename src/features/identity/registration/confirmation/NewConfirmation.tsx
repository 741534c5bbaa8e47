import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { paths } from '../../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { useSubmission } from '../../../../shared/submission/useSubmission'
import { Button, LinkButton } from '../../../../shared/ui/buttons/Button'
import { accountFields } from '../forms/accountFields'
import { OutcomePage } from '../../../../shared/ui/page/FormPage'
import { selectIsRider } from '../../session'
import { ResendConfirmation } from '../verifiedEmail/ResendConfirmation'
import { resendSubmission } from '../verifiedEmail/resend'

export function NewConfirmation() {
  const { t } = useTranslation('registration')
  useSubmission(resendSubmission)
  const isRider = useAppSelector(selectIsRider)
  return (
    <OutcomePage
      title={t('confirm.badTitle')}
      picture="BadLink"
      actions={!isRider && <LinkButton to={paths.login()}>{t('toLogin')}</LinkButton>}
    >
      <Typography>{t('confirm.bad')}</Typography>
      {isRider ? <ResendConfirmation variant="contained" /> : <ResendToVisitor />}
    </OutcomePage>
  )
}

function ResendToVisitor() {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const [email, setEmail] = useState<string>()
  useFocusOnChange(email !== undefined)

  function send({ email: typed = '' }: Record<string, string>): void {
    setEmail(typed)
    dispatch(resendSubmission.requested({ email: typed }))
  }

  if (email === undefined)
    return <ConfigForm fields={accountFields('forgot', undefined, t)} submitText={t('resend.link')} onSubmit={send} />
  return (
    <>
      <Typography>{t('resend.to', { email })}</Typography>
      <ResendConfirmation email={email} />
      <div>
        <Button onClick={() => setEmail(undefined)}>{t('otherEmail')}</Button>
      </div>
    </>
  )
}
