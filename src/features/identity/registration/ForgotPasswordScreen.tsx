import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { AccountForm } from './forms/AccountForm'
import { FormPage } from '../../../shared/ui/page/FormPage'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { selectIsRider } from '../session'
import { forgotSubmission, selectResetLinkAsked } from './recovery/forgot'
import { ResetLinkSent } from './recovery/ResetLinkSent'

/** `/forgotpassword` asks for a link to set a new password (AUTH-11). Riders may open the page, too (decision 89). */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const [submission, send] = useShownSubmission(forgotSubmission)
  const { email } = useAppSelector(selectResetLinkAsked)
  const isRider = useAppSelector(selectIsRider)
  useFocusOnChange(email !== null)

  useLayoutEffect(() => {
    dispatch(forgotSubmission.opened())
  }, [dispatch])

  if (email !== null) return <ResetLinkSent email={email} />
  return (
    <FormPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <AccountForm
        name="forgot"
        submission={submission}
        submitText={t('forgot.submit')}
        busyText={t('forgot.busy')}
        onSubmit={({ email = '' }) => send({ email })}
        extraActions={!isRider && <LinkButton to={paths.login()}>{t('toLogin')}</LinkButton>}
      />
    </FormPage>
  )
}
