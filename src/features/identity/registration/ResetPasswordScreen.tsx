import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { AccountForm } from './forms/AccountForm'
import { FormPage, OutcomePage } from '../../../shared/ui/page/FormPage'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { useTokenOfAddress } from '../../../shared/navigation/useTokenOfAddress'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { useMailedLink } from './links/useMailedLink'
import { resetLink, resetSubmission } from './recovery/reset'

/** `/reset/:token?` sets a new password by a mailed link (AUTH-11). */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('registration')
  const token = useTokenOfAddress(paths.resetPassword)
  const { link, retry } = useMailedLink(resetLink, token)
  const [submission, send] = useSubmission(resetSubmission, token)
  useFocusOnChange(link.status)

  if (!token || link.status === 'bad') return <BadLink />
  if (link.status !== 'good')
    return (
      <Page title={t('reset.title')} narrow>
        {link.status === 'checking' ? (
          <Waiting text={t('reset.checking')} />
        ) : (
          <FailurePanel title={t('reset.failed')} text={t('reset.failedHint')} onRetry={retry} />
        )}
      </Page>
    )
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')}>
      <AccountForm
        name="reset"
        submission={submission}
        submitText={t('reset.submit')}
        busyText={t('reset.busy')}
        onSubmit={({ password = '' }) => send({ token, password })}
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
