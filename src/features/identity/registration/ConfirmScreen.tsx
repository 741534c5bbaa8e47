import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { useTokenOfAddress } from '../../../shared/navigation/useTokenOfAddress'
import { EmailConfirmed } from './confirmation/EmailConfirmed'
import { NewConfirmation } from './confirmation/NewConfirmation'
import { confirmationLink } from './confirmation/confirm'
import { useMailedLink } from './links/useMailedLink'

/** `/confirm/:token?` confirms the email that the link was sent to (AUTH-10). */
export default function ConfirmScreen() {
  const { t } = useTranslation('registration')
  const token = useTokenOfAddress(paths.confirmEmail)
  const { link, retry } = useMailedLink(confirmationLink, token)
  useFocusOnChange(link.status)

  if (!token || link.status === 'bad') return <NewConfirmation />
  if (link.status === 'good') return <EmailConfirmed />
  return (
    <Page title={t('confirm.title')} narrow>
      {link.status === 'failed' ? (
        <FailurePanel title={t('confirm.failed')} error={link.error} onRetry={retry} />
      ) : (
        <Waiting text={t('confirm.checking')} />
      )}
    </Page>
  )
}
