import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { Renewal } from '../../../../api/contract/cards/renewals'
import { now } from '../../../../shared/clock'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { valueOf } from '../../../../shared/remote/remote'
import { useRemote } from '../../../../shared/remote/useRemote'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { reasonsIn } from '../../../../shared/submission/submission'
import { runningState } from '../../../../shared/ui/states/runningState'
import { autoloadChange, AutoloadState, usePlanText } from '../../autoload'
import { ChargeAhead, fundsForAutoload } from '../../autoload/onDemand'
import { selectSettings } from '../../../identity/settings'
import { needsOtherMethod, paymentMethods } from '../../../paying/payment/onDemand'
import { standingOf } from '../../fareMedia/onDemand'
import { renewalChange, renewals, RenewalState, useRenewalPlan } from '../../renewals/onDemand'

export interface Charge {
  key: string
  name: string
  at: string
  plan: string
  sign: ReactNode
  isStopped: boolean
  methodAt: string | undefined
  isBusy: boolean
  faults: readonly TextRef[]
  ahead?: ReactNode
  press: () => void
}

/** Loads a card's renewals and the methods that pay. The autoload comes with the card. */
export function useCharges(card: FareMedium) {
  const dispatch = useAppDispatch()
  const id = card.faremedia_id
  const all = useRemote(renewals, id)
  const methods = valueOf(useRemote(paymentMethods))
  useEffect(() => {
    dispatch(autoloadChange.opened())
    dispatch(renewalChange.opened())
    return () => void dispatch(renewalChange.dropped())
  }, [dispatch, id])
  const needsMethod = (charge: Parameters<typeof needsOtherMethod>[0]) => needsOtherMethod(charge, methods, now())
  const autoload = useAutoloadCharge(card, needsMethod)
  const renewalOf = useRenewalCharge(id, needsMethod)
  return {
    autoload,
    renewals: valueOf(all)?.renewals.map(renewalOf),
    status: all.status,
    error: all.status === 'failed' ? all.error : undefined,
    retry: all.retry,
  }
}

type NeedsMethod = (charge: Parameters<typeof needsOtherMethod>[0]) => boolean

const hasStopped = (charge: { state: string }) => ['paused', 'failed'].includes(runningState(charge) ?? '')

function useAutoloadCharge(card: FareMedium, needsMethod: NeedsMethod): Charge | undefined {
  const { t } = useTranslation('cardManagement')
  const dispatch = useAppDispatch()
  const planText = usePlanText()
  const change = useAppSelector(autoloadChange.select)
  const { faremedia_id: id, autoload } = card
  const isBlocked = standingOf(card, useAppSelector(selectSettings)) === 'blocked'
  if (!autoload) return undefined
  const isStopped = hasStopped(autoload)
  const at = paths.cardTab(id, 'autoload')
  // A resumed charge would only fail again.
  const methodAt = isStopped && needsMethod(autoload) ? at : undefined
  return {
    key: 'autoload',
    name: t('tab.autoload'),
    at,
    plan: planText(autoload),
    sign: <AutoloadState autoload={autoload} />,
    isStopped,
    methodAt,
    isBusy: change.status === 'sending',
    faults: reasonsIn(change),
    // A blocked card gets no money.
    ahead: isStopped && !methodAt && !isBlocked && (
      <ChargeAhead before="resume" autoload={autoload} balance={fundsForAutoload(card)} />
    ),
    press: () =>
      dispatch(autoloadChange.requested({ act: isStopped ? 'resume' : 'pause', target: { kind: 'card', id } })),
  }
}

function useRenewalCharge(card: string, needsMethod: NeedsMethod): (renewal: Renewal) => Charge {
  const dispatch = useAppDispatch()
  const { whenOf } = useRenewalPlan()
  const change = useAppSelector(renewalChange.select)
  // The submission does not hold what was sent.
  const [pressed, setPressed] = useState('')
  return (renewal) => {
    const isStopped = hasStopped(renewal)
    const key = renewal.renewal_id
    return {
      key,
      name: renewal.name,
      at: paths.cardTab(card, 'autorenew'),
      plan: whenOf(renewal),
      sign: <RenewalState renewal={renewal} />,
      isStopped,
      methodAt: isStopped && needsMethod(renewal) ? paths.renewal(card, renewal.pass_id) : undefined,
      isBusy: change.status === 'sending',
      faults: pressed === key ? reasonsIn(change) : [],
      press: () => {
        setPressed(key)
        dispatch(renewalChange.requested({ act: isStopped ? 'resume' : 'pause', card, renewal: key }))
      },
    }
  }
}
