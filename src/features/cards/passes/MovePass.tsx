import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import type { Pass } from '../../../api/contract/cards/passes'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { passMove } from './passActs'
import { isOnDevice } from '../fareMedia/onDemand'
import { deviceNames } from './deviceNames'
import { movesOf } from './passRules'

const Where = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& p': { flex: '1 1 12em', margin: 0, overflowWrap: 'anywhere' },
  '& button': { maxWidth: '100%', overflowWrap: 'anywhere' },
  '& small': { flex: '1 1 100%', fontSize: '0.9375rem', color: palette.textSoft },
})

const noPhoneId = 'no-phone'

interface NoPhoneProps {
  passes: readonly Pass[]
  /** Undefined while unknown. */
  devices: readonly Device[] | undefined
}

/** Says once why no pass of the list can go to a phone. */
export function NoPhone({ passes, devices }: NoPhoneProps) {
  const { t } = useTranslation('ownPasses')
  if (!devices) return null
  const lacksPhone = passes
    .map((pass) => movesOf(pass, devices))
    .some((moves) => 'devices' in moves && moves.devices.length === 0)
  return (
    lacksPhone && (
      <Typography id={noPhoneId} sx={{ color: 'text.secondary' }}>
        {t('move.noDevice')}
      </Typography>
    )
  )
}

interface MovePassProps {
  pass: Pass
  /** Undefined while unknown: then no phone is offered. */
  devices: Device[] | undefined
  describedBy: string
}

export function MovePass({ pass, devices: known, describedBy }: MovePassProps) {
  const { t } = useTranslation('ownPasses')
  const [change, send] = useShownSubmission(passMove)
  const isSending = change.status === 'sending'
  const [pressed, setPressed] = useState(false)
  const devices = known ?? []
  const moves = movesOf(pass, devices)
  const isBusy = isSending && pressed
  const move = (to: 'cloud' | 'device', device?: string) => {
    if (isSending) return
    setPressed(true)
    send({ pass: pass.pass_id, to, ...(device && { device }) })
  }
  const nameOf = deviceNames(devices, t('move.phone'))
  const stored = devices.find(({ id }) => id === pass.device_id)
  const phone = stored ? nameOf(stored) : (pass.device ?? t('move.phone'))
  const where = isOnDevice(pass) ? t('where.device', { device: phone }) : t('where.cloud')
  return (
    <Where>
      <p>{where}</p>
      {'not' in moves && moves.not === 'active' && <small>{t('move.inUse')}</small>}
      {'to' in moves && moves.to === 'cloud' && (
        <BusyButton variant="outlined" busy={isBusy} aria-describedby={describedBy} onClick={() => move('cloud')}>
          {t('move.toCloud')}
        </BusyButton>
      )}
      {'devices' in moves &&
        moves.devices.map((device) => (
          <BusyButton
            key={device.id}
            variant="outlined"
            busy={isBusy}
            aria-describedby={describedBy}
            onClick={() => move('device', device.id)}
          >
            {t('move.toDevice', { device: nameOf(device) })}
          </BusyButton>
        ))}
      {known && 'devices' in moves && moves.devices.length === 0 && (
        <Button variant="outlined" aria-disabled aria-describedby={`${describedBy} ${noPhoneId}`}>
          {t('move.toPhone')}
        </Button>
      )}
    </Where>
  )
}
