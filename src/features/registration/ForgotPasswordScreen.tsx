import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/Button'
import { AccountForm } from './forms/AccountForm'
import { FormPage } from '../../shared/ui/FormPage'
import { registrationFeature } from './registrationFeature'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { selectIsRider } from '../session'
import { forgotOpened, forgotRequested, selectForgot } from './recovery/forgotSlice'
import { ResetLinkSent } from './recovery/ResetLinkSent'

export const feature = registrationFeature

/** `/forgotpassword`: asks for a link to set a new password (AUTH-11). Riders may, too (decision 89). */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const { attempt, email } = useAppSelector(selectForgot)
  const isRider = useAppSelector(selectIsRider)
  useFocusOnChange(email !== null)

  useLayoutEffect(() => {
    dispatch(forgotOpened())
  }, [dispatch])

  if (email !== null) return <ResetLinkSent email={email} />
  return (
    <FormPage title={t('forgot.title')} lead={t('forgot.lead')} picture="NewPassword">
      <AccountForm
        name="forgot"
        attempt={attempt}
        submitText={t('forgot.submit')}
        busyText={t('forgot.busy')}
        onSubmit={({ email = '' }) => dispatch(forgotRequested({ email }))}
        extraActions={!isRider && <LinkButton to={paths.login()}>{t('toLogin')}</LinkButton>}
      />
    </FormPage>
  )
}
