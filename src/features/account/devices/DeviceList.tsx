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
  /** Whose change, and which, the submission is. */
  const [last, setLast] = useState<{ act: 'rename' | 'remove'; device: Device }>()
  const [renaming, setRenaming] = useState<string>()
  const isSending = change.status === 'sending'
  const isLast = (act: 'rename' | 'remove', { id }: Device) => last?.act === act && last.device.id === id
  const removed = last?.act === 'remove' ? last.device : undefined
  // The focused element may be gone.
  useEffect(() => focusWhenLost(), [devices.length])
  if (devices.length === 0) return <EmptyState picture={PhoneActivate} title={t('none.title')} text={t('none.text')} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Faults of={removed ? reasonsIn(change) : []} title={removed && t('removeFailed', { device: nameOf(removed) })} />
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            isRemoving={isSending && isLast('remove', device)}
            isRenaming={renaming === device.id}
            ownsChange={isLast('rename', device)}
            onRename={() => {
              if (isSending) return
              dispatch(deviceChange.opened())
              setRenaming(device.id)
            }}
            onRenameSent={() => setLast({ act: 'rename', device })}
            onRenamed={() => setRenaming(undefined)}
            onRemove={() => {
              if (isSending) return
              dispatch(deviceChange.opened())
              setLast({ act: 'remove', device })
              dispatch(deviceRemovalAsked(device))
            }}
          />
        ))}
      </Box>
    </Box>
  )
}
