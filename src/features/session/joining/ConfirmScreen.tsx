import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../../shared/focus'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/FailurePanel'
import { Page } from '../../../shared/ui/Page'
import { accessFeature } from '../access/accessSaga'
import { Waiting } from '../access/Waiting'
import { useTokenOfAddress } from '../access/useTokenOfAddress'
import { EmailConfirmed } from './EmailConfirmed'
import { ConfirmationAnew } from './ConfirmationAnew'
import { confirmationOpened, selectConfirmation } from './confirmSlice'

export const feature = accessFeature

/** `/confirm/:token?`: confirms the email that the link was sent to (AUTH-10). */
export default function ConfirmScreen() {
  const { t } = useTranslation('access')
  const dispatch = useAppDispatch()
  const token = useTokenOfAddress(paths.confirmEmail)
  const confirmation = useAppSelector(selectConfirmation)
  useFocusOnChange(confirmation.status)

  useEffect(() => {
    if (token) dispatch(confirmationOpened({ token }))
  }, [dispatch, token])

  if (!token || confirmation.status === 'badLink') return <ConfirmationAnew />
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
