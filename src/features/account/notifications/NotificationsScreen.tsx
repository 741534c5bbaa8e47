import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Page } from '../../../shared/ui/page/Page'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { selectRiderId } from '../../identity/session'
import { NotificationsForm } from './NotificationsForm'
import { notifications, notificationsChange } from './notifications'

/** The rider chooses the events that are reported by email and, to a verified mobile, by text message (ACC-20). */
export default function NotificationsScreen() {
  const { t } = useTranslation('notifications')
  const held = useRemote(notifications)
  useSubmission(notificationsChange)
  const owner = useAppSelector(selectRiderId)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <RemotePart of={held} failed={t('failed')} skeleton={<FormSkeleton fields={8} />}>
        {(value) => owner !== undefined && <NotificationsForm held={value} owner={owner} />}
      </RemotePart>
    </Page>
  )
}
