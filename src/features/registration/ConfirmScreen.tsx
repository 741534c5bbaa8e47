import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { FailurePanel } from '../../shared/ui/FailurePanel'
import { Page } from '../../shared/ui/Page'
import { registrationFeature } from './registrationFeature'
import { Waiting } from '../../shared/ui/Waiting'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { useTokenOfAddress } from '../../shared/navigation/useTokenOfAddress'
import { EmailConfirmed } from './confirmation/EmailConfirmed'
import { NewConfirmation } from './confirmation/NewConfirmation'
import { confirmationOpened, selectConfirmation } from './confirmation/confirmSlice'

export const feature = registrationFeature

/** `/confirm/:token?`: confirms the email that the link was sent to (AUTH-10). */
export default function ConfirmScreen() {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const token = useTokenOfAddress(paths.confirmEmail)
  const confirmation = useAppSelector(selectConfirmation)
  useFocusOnChange(confirmation.status)

  useEffect(() => {
    if (token) dispatch(confirmationOpened({ token }))
  }, [dispatch, token])

  if (!token || confirmation.status === 'badLink') return <NewConfirmation />
  if (confirmation.status === 'confirmed') return <EmailConfirmed />
  return (
    <Page title={t('confirm.title')}>
      {confirmation.status === 'failed' ? (
        <FailurePanel
          title={t('confirm.failed')}
          error={confirmation.error}
          onRetry={() => dispatch(confirmationOpened({ token }))}
        />
      ) : (
        <Waiting text={t('confirm.checking')} />
      )}
    </Page>
  )
}
