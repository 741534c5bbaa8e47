import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { lazyPart } from '../../../i18n/lazyPart'
import { useRemote } from '../../../shared/remote/useRemote'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { PagePart, PageParts } from '../../../shared/ui/parts/PagePart'
import { EmailState } from './EmailState'
import { LanguagePart } from './LanguagePart'
import { ownProfile } from './ownProfile'

/** The form loads the numbers of all countries, beside the profile. */
const ProfileForm = lazyPart(async () => ({ default: (await import('./ProfileForm')).ProfileForm }))

/** `/account/profile`: the rider's data and language (ACC-02, ACC-14). */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  const profile = useRemote(ownProfile)
  const skeleton = (
    <PagePart title={t('you')} busy>
      <Box sx={{ width: '100%' }}>
        <FormSkeleton fields={4} />
      </Box>
    </PagePart>
  )
  return (
    <Page title={t('title')} lead={t('lead')} form>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {profile.status === 'failed' ? (
          <>
            <FailurePanel title={t('notLoaded')} error={profile.error} onRetry={profile.retry} />
            <LanguagePart />
          </>
        ) : profile.status === 'loaded' ? (
          <Suspense fallback={skeleton}>
            <EmailState user={profile.value} />
            <PageParts>
              <ProfileForm user={profile.value} />
              <LanguagePart />
              <PagePart>{t('number', { number: profile.value.uuid })}</PagePart>
            </PageParts>
          </Suspense>
        ) : (
          skeleton
        )}
      </Box>
    </Page>
  )
}
