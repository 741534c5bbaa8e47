import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../api/contract/devices'
import { focusWhenLost } from '../../shared/focus/moveFocus'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { faultIn } from '../../shared/submission/submission'
import { Alert } from '../../shared/ui/Alert'
import { EmptyState } from '../../shared/ui/EmptyState'
import { PhoneActivate } from '../../shared/ui/stepDrawings'
import { Told } from '../../shared/ui/told/Told'
import { DeviceItem } from './DeviceItem'
import { deviceChange, deviceRemovalAsked } from './devices'
import { useDeviceName } from './useDeviceName'

/** The devices, each with the tickets that it stores. */
export function DeviceList({ devices }: { devices: Device[] }) {
  const { t } = useTranslation('devices')
  const nameOf = useDeviceName()
  const dispatch = useAppDispatch()
  const change = useAppSelector(deviceChange.select)
  const [asked, setAsked] = useState<Device>()
  // What has the focus may have left the page with a removed device.
  useEffect(() => focusWhenLost(), [devices.length])
  const errors = asked ? (faultIn(change)?.errors ?? []) : []
  if (devices.length === 0) return <EmptyState picture={PhoneActivate} title={t('none.title')} text={t('none.text')} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {asked && errors.length > 0 && (
        <Alert severity="error" title={t('removeFailed', { device: nameOf(asked) })}>
          <Told of={errors} />
        </Alert>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            isRemoving={change.status === 'sending' && asked?.id === device.id}
            onRename={() => setAsked(undefined)}
            onRemove={() => {
              if (change.status === 'sending') return
              setAsked(device)
              dispatch(deviceRemovalAsked(device))
            }}
          />
        ))}
      </Box>
    </Box>
  )
}
