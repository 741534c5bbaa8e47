import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/Button'
import { FailurePanel } from '../../shared/ui/FailurePanel'
import { Page } from '../../shared/ui/Page'
import { AccountForm } from './forms/AccountForm'
import { FormPage, OutcomePage } from '../../shared/ui/FormPage'
import { registrationFeature } from './registrationFeature'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { useTokenOfAddress } from '../../shared/navigation/useTokenOfAddress'
import { Waiting } from '../../shared/ui/Waiting'
import { passwordGiven, resetOpened, selectReset } from './recovery/resetSlice'

export const feature = registrationFeature

/** `/reset/:token?`: sets a new password by the link of a message (AUTH-11). */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const token = useTokenOfAddress(paths.resetPassword)
  const { link, attempt } = useAppSelector(selectReset)
  useFocusOnChange(link)

  useEffect(() => {
    if (token) dispatch(resetOpened({ token }))
  }, [dispatch, token])

  if (!token || link === 'bad') return <BadLink />
  if (link !== 'good')
    return (
      <Page title={t('reset.title')}>
        {link === 'checking' ? (
          <Waiting text={t('reset.checking')} />
        ) : (
          <FailurePanel
            title={t('reset.failed')}
            text={t('reset.failedHint')}
            onRetry={() => dispatch(resetOpened({ token }))}
          />
        )}
      </Page>
    )
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')} picture="NewPassword">
      <AccountForm
        name="reset"
        attempt={attempt}
        submitText={t('reset.submit')}
        busyText={t('reset.busy')}
        onSubmit={({ password = '' }) => dispatch(passwordGiven({ token, password }))}
      />
    </FormPage>
  )
}

function BadLink() {
  const { t } = useTranslation('registration')
  return (
    <OutcomePage
      title={t('reset.bad')}
      picture="BadLink"
      actions={
        <LinkButton to={paths.forgotPassword} variant="contained">
          {t('reset.requestNew')}
        </LinkButton>
      }
    >
      {t('reset.badHint')}
    </OutcomePage>
  )
}
