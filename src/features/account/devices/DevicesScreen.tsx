import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useRemote } from '../../../shared/remote/useRemote'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Page } from '../../../shared/ui/page/Page'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { DeviceList } from './DeviceList'
import { deviceChange, devices } from './devices'

/** The rider's phones with the mobile app (ACC-06). */
export default function DevicesScreen() {
  const { t } = useTranslation('devices')
  useSubmission(deviceChange)
  const skeleton = (
    <Waiting>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SkeletonCard height={150} lines={4} />
        <SkeletonCard height={150} lines={3} />
      </Box>
    </Waiting>
  )
  return (
    <Page title={t('title')} lead={t('lead')}>
      <RemotePart of={useRemote(devices)} failed={t('failed')} skeleton={skeleton}>
        {(list) => <DeviceList devices={list} />}
      </RemotePart>
    </Page>
  )
}
