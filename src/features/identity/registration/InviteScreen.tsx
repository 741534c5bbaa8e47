import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths, riderHome } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { OutcomePage } from '../../../shared/ui/page/FormPage'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { useTokenOfAddress } from '../../../shared/navigation/useTokenOfAddress'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { inviteNeedsLogout, selectIsRider, selectUser } from '../session'
import { InvitationForm } from './invitation/InvitationForm'
import { inviteLink, inviteSubmission } from './invitation/invite'
import { useMailedLink } from './links/useMailedLink'

/** `/invite/:token?` completes an account that someone else prepared (AUTH-12). A rider logs out first. */
export default function InviteScreen() {
  const { t } = useTranslation('registration')
  const token = useTokenOfAddress(paths.invite)
  const isRider = useAppSelector(selectIsRider)
  const { link, retry } = useMailedLink(inviteLink, isRider ? undefined : token)
  const [submission] = useSubmission(inviteSubmission, token)
  useFocusOnChange(isRider ? 'rider' : link.status)

  if (!token) return <BadInvite />
  if (isRider && submission.status !== 'done') return <SignedInAlready />
  if (link.status === 'bad') return <BadInvite />
  if (link.status === 'good' && submission.status !== 'done')
    return <InvitationForm token={token} invite={link.value} />
  return (
    <Page title={t('invite.title')} narrow>
      {link.status === 'failed' ? (
        <FailurePanel title={t('invite.failed')} error={link.error} onRetry={retry} />
      ) : (
        <Waiting text={t('invite.checking')} />
      )}
    </Page>
  )
}

function BadInvite() {
  const { t } = useTranslation('registration')
  const isRider = useAppSelector(selectIsRider)
  return (
    <OutcomePage
      title={t('invite.bad')}
      picture="BadLink"
      actions={
        <>
          <LinkButton to={isRider ? riderHome : paths.login()} variant="contained">
            {isRider ? t('toProducts') : t('toLogin')}
          </LinkButton>
          {!isRider && <LinkButton to={paths.signUp()}>{t('toSignUp')}</LinkButton>}
        </>
      }
    >
      {t('invite.badHint')}
    </OutcomePage>
  )
}

function SignedInAlready() {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectUser)?.email
  return (
    <OutcomePage
      title={t('invite.title')}
      picture="OtherRider"
      actions={
        <>
          <Button variant="contained" onClick={() => dispatch(inviteNeedsLogout())}>
            {t('invite.logOut')}
          </Button>
          <LinkButton to={riderHome} variant="outlined">
            {t('invite.stay')}
          </LinkButton>
        </>
      }
    >
      <Typography component="p" variant="subtitle1">
        {email ? t('invite.signedInAs', { email }) : t('invite.signedIn')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('invite.logOutHint')}</Typography>
    </OutcomePage>
  )
}
