import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../api/contract/identity/user'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { ResendConfirmation, resendSubmission } from '../../identity/registration/onDemand'
import { emailKeeping } from './profile'

/** Says which email waits for its confirmation (decision 106), and sends the message again. */
export function EmailState({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  useSubmission(resendSubmission)
  const [keeping, send] = useSubmission(emailKeeping)
  const { email, new_email, email_confirmed } = user
  if (!new_email && email_confirmed === true) return null
  return (
    <Alert
      severity={new_email ? 'info' : 'warning'}
      role="group"
      title={t(new_email ? 'email.waiting' : 'email.unverified')}
    >
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <div>
          {new_email ? t('email.waitingText', { newEmail: new_email, email }) : t('email.unverifiedText', { email })}
        </div>
        <Faults of={reasonsIn(keeping)} />
        <ResendConfirmation />
        {new_email && (
          <BusyButton variant="outlined" busy={keeping.status === 'sending'} onClick={() => send()}>
            {t('email.keep', { email })}
          </BusyButton>
        )}
      </Box>
    </Alert>
  )
}
