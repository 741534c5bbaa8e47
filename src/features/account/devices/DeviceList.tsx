import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { PhoneActivate } from '../../../shared/ui/pictures/stepDrawings'
import { DeviceItem } from './DeviceItem'
import { deviceChange, deviceRemovalAsked } from './devices'
import { useDeviceName } from './useDeviceName'

export function DeviceList({ devices }: { devices: Device[] }) {
  const { t } = useTranslation('devices')
  const nameOf = useDeviceName()
  const dispatch = useAppDispatch()
  const change = useAppSelector(deviceChange.select)
  const [asked, setAsked] = useState<Device>()
  // The focused element may be gone.
  useEffect(() => focusWhenLost(), [devices.length])
  if (devices.length === 0) return <EmptyState picture={PhoneActivate} title={t('none.title')} text={t('none.text')} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Faults of={asked ? reasonsIn(change) : []} title={asked && t('removeFailed', { device: nameOf(asked) })} />
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
