import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { Told } from '../../../shared/ui/told/Told'
import { ServerForm } from '../../../shared/forms/server/ServerForm'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import type { GuestGoal } from './GuestDoors'
import { signInSubmission } from './signIn/signIn'
import { signInFields, signInForm } from './signIn/signInFields'
import { selectSignInReason } from './signIn/signInSlice'
import { OrDivider } from './social/OrDivider'
import { SocialButtons } from './social/SocialButtons'

export interface CredentialsFormProps {
  /** Asks first whether to go on as a guest, where that is possible. */
  goal?: GuestGoal
  /** Present if the goal can be reached without an account. */
  onGuest?: () => void
  /** The page after sign-in, for a provider whose page replaces ours. */
  returnTo?: string
}

export function CredentialsForm({ onGuest, returnTo }: CredentialsFormProps) {
  const { t } = useTranslation('session')
  const [submission, send] = useSubmission(signInSubmission)
  const reason = useAppSelector(selectSignInReason)

  return (
    <Box sx={{ display: 'grid', gap: 3, '& [type="submit"]': { flexGrow: 1 } }}>
      {reason && (
        <Alert severity="warning" role="alert">
          <Told of={reason} />
        </Alert>
      )}
      <ServerForm
        form={signInForm}
        fields={(given) => signInFields(given, { email: t('signIn.email'), password: t('signIn.password') })}
        submission={submission}
        submitText={t('signIn.submit')}
        busyText={t('signIn.busy')}
        onSubmit={send}
        extraActions={<LinkButton to={paths.forgotPassword}>{t('signIn.forgot')}</LinkButton>}
      />
      <SocialButtons returnTo={returnTo} />
      <Typography>
        {withBlank(t('signIn.newHere'))}
        <TextLink to={paths.signUp(returnTo)} sx={{ display: 'inline-block' }}>
          {t('signIn.signUp')}
        </TextLink>
      </Typography>
      {onGuest && (
        <>
          <OrDivider />
          <Button variant="outlined" size="large" onClick={onGuest} sx={{ justifySelf: { sm: 'start' } }}>
            {t('signIn.guest')}
          </Button>
        </>
      )}
    </Box>
  )
}
