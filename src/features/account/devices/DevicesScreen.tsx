import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { DeviceList } from './DeviceList'
import { deviceChange, devices, devicesFeature } from './devices'

export const feature = devicesFeature

/** The rider's phones with the mobile app (ACC-06). */
export default function DevicesScreen() {
  const { t } = useTranslation(['devices', 'shared'])
  const dispatch = useAppDispatch()
  const list = useAppSelector(devices.select)
  const read = () => dispatch(devices.requested())
  useEffect(() => {
    dispatch(devices.requested())
    dispatch(deviceChange.opened())
    return () => void dispatch(deviceChange.dropped())
  }, [dispatch])
  return (
    <Page title={t('title')} lead={t('lead')}>
      {list.status === 'failed' ? (
        <FailurePanel title={t('failed')} error={list.error} onRetry={read} />
      ) : list.status === 'loaded' ? (
        <DeviceList devices={list.value} />
      ) : (
        <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
          <VisuallyHidden role="status">{t('shared:loading')}</VisuallyHidden>
          <SkeletonCard height={150} lines={4} />
          <SkeletonCard height={150} lines={3} />
        </Box>
      )}
    </Page>
  )
}
