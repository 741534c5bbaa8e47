import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { elementOfHash } from '../../../shared/focus/pageHeading'
import { paths } from '../../../shared/paths'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { Page } from '../../../shared/ui/page/Page'
import { PageParts } from '../../../shared/ui/parts/PagePart'
import { selectSettings } from '../../identity/settings'
import { ownProfile } from '../profile/onDemand'
import { BackupPart } from './BackupPart'
import { ConnectedPart } from './ConnectedPart'
import { PasswordPart } from './PasswordPart'
import { QuestionsPart } from './QuestionsPart'
import { TwoFactorPart } from './TwoFactorPart'

/** `/account/security`: its parts are edited in place, and are targets of anchors (ACC-03 to ACC-05). */
export default function SecurityScreen() {
  const { t } = useTranslation(['security', 'app'])
  const { accountDeactivation, accountDeletion } = useAppSelector(selectSettings).features
  const { hash } = useLocation()
  // Another device may have changed the second factor or the password.
  useRemote(ownProfile)
  // A link within the page, or in a new document, needs this; other navigations do it themselves.
  useEffect(() => {
    const part = elementOfHash(hash)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [hash])
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 836 }}>
        <PageParts>
          <PasswordPart />
          <TwoFactorPart />
          <BackupPart />
          <QuestionsPart />
          <ConnectedPart />
        </PageParts>
        {(accountDeactivation || accountDeletion) && (
          <Box>
            <TextLink to={paths.accountDeactivate} sx={{ display: 'inline-block', minHeight: 24 }}>
              {t('app:account.closing')}
            </TextLink>
          </Box>
        )}
      </Box>
    </Page>
  )
}
