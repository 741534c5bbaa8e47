import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { bringIntoSight } from '../../../../shared/focus/useInSight'
import { announced } from '../../../../shared/notices/noticesSlice'
import { useAppDispatch } from '../../../../shared/store'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { PagePart } from '../../../../shared/ui/parts/PagePart'
import { ChargeLine, Lines } from './ChargeLine'
import { useCharges } from './useCharges'
import type { Charge } from './useCharges'

/** Says after unblocking which charges are still paused or failed (FM-14). */
export default function StillStopped({ card }: { card: FareMedium }) {
  const { t } = useTranslation('renewals')
  const { autoload, renewals, error, retry } = useCharges(card)
  if (error) return <FailurePanel title={t('failed')} error={error} onRetry={retry} />
  if (!renewals) return null
  return <Stopped charges={autoload ? [autoload, ...renewals] : renewals} />
}

/** Resumed lines stay: their buttons keep the focus, and a press can be undone. */
function Stopped({ charges }: { charges: Charge[] }) {
  const { t } = useTranslation('cardManagement')
  const dispatch = useAppDispatch()
  const part = useRef<HTMLDivElement>(null)
  const [first] = useState(() => charges.filter(({ isStopped }) => isStopped).map(({ key }) => key))
  const shown = charges.filter(({ key }) => first.includes(key))
  const atFirst = first.length
  useEffect(() => {
    if (atFirst === 0) return
    dispatch(announced({ key: 'cardManagement:charges.stopped', values: { count: atFirst } }))
    bringIntoSight(part.current)
  }, [dispatch, atFirst])
  if (shown.length === 0) return null
  const count = shown.filter(({ isStopped }) => isStopped).length
  return (
    <div ref={part}>
      <PagePart title={t('charges.stoppedTitle')}>
        <Typography>{count > 0 ? t('charges.stopped', { count }) : t('charges.noneStopped')}</Typography>
        <Lines role="list">
          {shown.map((charge) => (
            <ChargeLine key={charge.key} charge={charge} />
          ))}
        </Lines>
      </PagePart>
    </div>
  )
}
