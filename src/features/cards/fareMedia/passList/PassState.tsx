import { useTranslation } from 'react-i18next'
import { Status } from '../../../../shared/ui/states/Status'
import type { Tone } from '../../../../shared/ui/states/Status'
import { passStatus } from './passStatus'
import type { PassStatus } from './passStatus'

const tones: Record<PassStatus, Tone> = { available: 'good', active: 'good', expired: 'stopped', spoiled: 'broken' }

/** Shows the status of a pass (FM-09), or nothing if there is none. */
export function PassState({ pass }: { pass: { status?: string | null } }) {
  const { t } = useTranslation('passes')
  const status = passStatus(pass)
  const text = status ? t(`status.${status}`) : pass.status
  return text ? <Status tone={status && tones[status]}>{text}</Status> : null
}
