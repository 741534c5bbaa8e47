import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autoload, RecentSpending } from '../../../api/contract/cards/autoloadPlan'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { paymentMethods } from '../../paying/payment/onDemand'
import { amountBounds } from './plan/amountBounds'
import { AutoloadState } from './plan/AutoloadState'
import { AutoloadForm } from './AutoloadForm'
import { AutoloadStatus } from './AutoloadStatus'
import { autoloadChange } from './changeAutoload'
import type { AutoloadTarget } from './changeAutoload'

interface AutoloadPanelProps {
  target: AutoloadTarget
  autoload: Autoload | null
  spending: RecentSpending | null | undefined
  balance: number | undefined
  obstacle?: string
  isBlocked?: boolean
}

export function AutoloadPanel({
  target,
  autoload,
  spending,
  balance,
  obstacle,
  isBlocked = false,
}: AutoloadPanelProps) {
  const { t } = useTranslation('autoload')
  const dispatch = useAppDispatch()
  const title = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  const methods = valueOf(useAppSelector(paymentMethods.select))
  const hasOne = autoload !== null
  useEffect(() => void dispatch(autoloadChange.opened()), [dispatch])
  // The button that was pressed is gone.
  useFocusOnChange(`${isOpen} ${hasOne}`, () => focusWhenLost(() => title.current))
  const open = (opens: boolean) => {
    dispatch(autoloadChange.opened())
    setOpen(opens)
  }
  return (
    <Paper component="section" variant="outlined" aria-labelledby="autoload-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between', mb: 2 }}>
        <Typography id="autoload-title" ref={title} tabIndex={-1} component="h2" variant="h3">
          {t(isOpen ? (autoload ? 'form.change' : 'form.new') : 'title')}
        </Typography>
        {!isOpen && autoload && <AutoloadState autoload={autoload} />}
      </Box>
      {isOpen ? (
        <PanelForm target={target} saved={autoload} balance={balance} spending={spending} onLeave={() => open(false)} />
      ) : autoload ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {obstacle && <Typography sx={{ color: 'text.secondary' }}>{obstacle}</Typography>}
          <AutoloadStatus
            target={target}
            autoload={autoload}
            methods={methods}
            balance={balance}
            isBlocked={isBlocked}
            onChange={obstacle ? undefined : () => open(true)}
          />
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>{t(target.kind === 'card' ? 'none.card' : 'none.wallet')}</Typography>
          {obstacle ? (
            <Typography sx={{ color: 'text.secondary' }}>{obstacle}</Typography>
          ) : (
            <Button variant="contained" onClick={() => open(true)}>
              {t('none.act')}
            </Button>
          )}
        </Box>
      )}
    </Paper>
  )
}

interface PanelFormProps extends Pick<AutoloadPanelProps, 'target' | 'spending' | 'balance'> {
  saved: Autoload | null
  onLeave: () => void
}

function PanelForm({ target, saved, onLeave, ...facts }: PanelFormProps) {
  const { t } = useTranslation('autoload')
  const dispatch = useAppDispatch()
  const [round, setRound] = useState(0)
  const methods = useShownRemote(paymentMethods)
  const bounds = valueOf(useAppSelector(amountBounds.select))?.autoload
  if (methods.status === 'failed')
    return <FailurePanel title={t('methodsFailed')} error={methods.error} onRetry={methods.retry} />
  if (methods.status !== 'loaded' || !bounds) return <FormSkeleton fields={4} />
  return (
    <AutoloadForm
      key={round}
      of={target.kind === 'card' ? target.id : 'wallet'}
      bounds={bounds}
      methods={methods.value}
      saved={saved}
      {...facts}
      onSave={(plan) => dispatch(autoloadChange.requested({ act: 'save', target, plan, seen: saved }))}
      onLeave={onLeave}
      onRestart={() => setRound(round + 1)}
    />
  )
}
