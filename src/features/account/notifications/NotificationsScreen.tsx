import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { selectRiderId } from '../../identity/session'
import { NotificationsForm } from './NotificationsForm'
import { notifications, notificationsChange, notificationsFeature } from './notifications'

export const feature = notificationsFeature

/** How the rider is told of events: by email, and with a verified mobile by text message (ACC-20). */
export default function NotificationsScreen() {
  const { t } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const held = useAppSelector(notifications.select)
  const owner = useAppSelector(selectRiderId)
  useEffect(() => {
    dispatch(notifications.requested())
    dispatch(notificationsChange.opened())
    return () => {
      dispatch(notificationsChange.dropped())
      dispatch(notifications.dropped())
    }
  }, [dispatch])
  return (
    <Page title={t('title')} lead={t('lead')}>
      {held.status === 'failed' ? (
        <FailurePanel title={t('failed')} error={held.error} onRetry={() => dispatch(notifications.requested())} />
      ) : held.status === 'loaded' && owner !== undefined ? (
        <NotificationsForm held={held.value} owner={owner} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </Page>
  )
}
