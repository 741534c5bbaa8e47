import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autoload, RecentSpending } from '../../../api/contract/cards/autoloadPlan'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Button } from '../../../shared/ui/buttons/Button'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { paymentMethods } from '../../paying/payment/onDemand'
import { amountBounds } from './plan/amountBounds'
import { AutoloadState } from './plan/AutoloadState'
import { usePlanText } from './plan/usePlanText'
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
  /** Whether the card cannot be used now, for this or another reason. */
  isOutOfUse?: boolean
  lastDay?: string
}

export function AutoloadPanel(props: AutoloadPanelProps) {
  const { target, autoload, spending, balance, obstacle, isBlocked = false, isOutOfUse = false, lastDay } = props
  const { t } = useTranslation('autoload')
  const dispatch = useAppDispatch()
  const planText = usePlanText()
  const [isOpen, setOpen] = useState(false)
  const methods = valueOf(useAppSelector(paymentMethods.select))
  const hasOne = autoload !== null
  const canSetUp = !isOpen && !hasOne && !obstacle
  useSubmission(autoloadChange, target.kind === 'card' ? target.id : target.kind)
  // The button that was pressed is gone.
  useFocusOnChange(`${isOpen} ${hasOne}`, () => focusWhenLost(() => document.getElementById('autoload-title')))
  const open = (opens: boolean) => {
    dispatch(autoloadChange.opened())
    setOpen(opens)
  }
  return (
    <PagePart
      id="autoload-title"
      title={isOpen ? t(autoload ? 'form.change' : 'form.new') : autoload ? planText(autoload) : t('title')}
      state={!isOpen && autoload && <AutoloadState autoload={autoload} />}
      acts={
        canSetUp && (
          <Button variant="outlined" onClick={() => open(true)}>
            {t('none.act')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <PanelForm
          {...{ target, balance, spending, isBlocked, lastDay }}
          saved={autoload}
          onLeave={() => open(false)}
        />
      ) : (
        <>
          {!autoload && !obstacle && <Typography>{t(target.kind === 'card' ? 'none.card' : 'none.wallet')}</Typography>}
          {obstacle && <Typography sx={{ color: 'text.secondary' }}>{obstacle}</Typography>}
          {autoload && (
            <AutoloadStatus
              target={target}
              autoload={autoload}
              methods={methods}
              balance={balance}
              {...{ isBlocked, isOutOfUse, lastDay }}
              onChange={obstacle ? undefined : () => open(true)}
            />
          )}
        </>
      )}
    </PagePart>
  )
}

interface PanelFormProps extends Pick<AutoloadPanelProps, 'target' | 'spending' | 'balance' | 'lastDay'> {
  isBlocked: boolean
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
  if (methods.status !== 'loaded' || !bounds)
    return (
      <Box sx={{ width: '100%' }}>
        <FormSkeleton fields={4} />
      </Box>
    )
  return (
    <Box sx={{ width: '100%' }}>
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
    </Box>
  )
}
