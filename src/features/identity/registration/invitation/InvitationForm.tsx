import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Invite } from '../../../../api/contract/identity/invitations'
import { palette } from '../../../../shared/ui/colours/palette'
import { AccountForm } from '../forms/AccountForm'
import { FormPage } from '../../../../shared/ui/page/FormPage'
import { useShownSubmission } from '../../../../shared/submission/useSubmission'
import { inviteSubmission } from './invite'

const Facts = styled('dl')({
  display: 'grid',
  gap: '12px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14em), 1fr))',
  margin: '0 0 24px',
  paddingBottom: 20,
  borderBottom: `1px solid ${palette.divider}`,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.9375rem', color: palette.textSoft },
  '& dd': { margin: 0, fontWeight: 700 },
})

interface InvitationFormProps {
  token: string
  invite: Invite
}

export function InvitationForm({ token, invite }: InvitationFormProps) {
  const { t } = useTranslation('registration')
  const [submission, send] = useShownSubmission(inviteSubmission)
  return (
    <FormPage title={t('invite.title')} lead={t('invite.lead', { inviter: invite.inviter })}>
      <Facts>
        {(['access', 'email'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`invite.${fact}`)}</dt>
            <dd>{invite[fact]}</dd>
          </div>
        ))}
      </Facts>
      <AccountForm
        name="invite"
        submission={submission}
        submitText={t('signUp.submit')}
        busyText={t('invite.busy')}
        onSubmit={(values) => send({ token, values })}
      >
        {/* Password managers store under this name. */}
        <input type="email" name="username" autoComplete="username" value={invite.email} readOnly hidden />
      </AccountForm>
    </FormPage>
  )
}
