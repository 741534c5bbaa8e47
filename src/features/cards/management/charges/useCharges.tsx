import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import type { Renewal } from '../../../../api/contract/cards/renewals'
import { now } from '../../../../shared/clock'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { valueOf } from '../../../../shared/remote/remote'
import { useRemote } from '../../../../shared/remote/useRemote'
import { useAppSelector } from '../../../../shared/store'
import { reasonsIn } from '../../../../shared/submission/submission'
import { useShownSubmission, useSubmission } from '../../../../shared/submission/useSubmission'
import { stoppedAs } from '../../../../shared/ui/states/runningState'
import { autoloadChange, AutoloadState, usePlanText, useShortPlanText } from '../../autoload'
import { ChargeAhead, fundsForAutoload } from '../../autoload/onDemand'
import { selectSettings } from '../../../identity/settings'
import { needsOtherMethod, paymentMethods } from '../../../paying/payment/onDemand'
import { isOutOfUse, standingOf } from '../../fareMedia/onDemand'
import { renewalChange, renewals, RenewalState, ResumeAhead, useRenewalPlan } from '../../renewals/onDemand'

export interface Charge {
  key: string
  name: string
  at: string
  plan: string
  /** What its row says. */
  inRow: readonly string[]
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
  const id = card.faremedia_id
  const all = useRemote(renewals, id)
  const methods = valueOf(useRemote(paymentMethods))
  useSubmission(autoloadChange, id)
  useSubmission(renewalChange, id)
  const needsMethod = (charge: Parameters<typeof needsOtherMethod>[0]) => needsOtherMethod(charge, methods, now())
  const outOfUse = isOutOfUse(standingOf(card, useAppSelector(selectSettings)))
  const autoload = useAutoloadCharge(card, outOfUse, needsMethod)
  const renewalOf = useRenewalCharge(id, outOfUse, needsMethod)
  return {
    autoload,
    renewals: valueOf(all)?.renewals.map(renewalOf),
    status: all.status,
    error: all.status === 'failed' ? all.error : undefined,
    retry: all.retry,
  }
}

type NeedsMethod = (charge: Parameters<typeof needsOtherMethod>[0]) => boolean

function useAutoloadCharge(card: FareMedium, outOfUse: boolean, needsMethod: NeedsMethod): Charge | undefined {
  const { t } = useTranslation('cardManagement')
  const planText = usePlanText()
  const shortText = useShortPlanText()
  const [change, send] = useShownSubmission(autoloadChange)
  const { faremedia_id: id, autoload } = card
  if (!autoload) return undefined
  const isStopped = !!stoppedAs(autoload)
  const at = paths.cardTab(id, 'autoload')
  // A resumed charge would only fail again.
  const methodAt = isStopped && needsMethod(autoload) ? at : undefined
  return {
    key: 'autoload',
    name: t('charges.autoload'),
    at,
    plan: planText(autoload),
    inRow: [shortText(autoload)],
    sign: <AutoloadState autoload={autoload} />,
    isStopped,
    methodAt,
    isBusy: change.status === 'sending',
    faults: reasonsIn(change),
    // A card that is out of use gets no money.
    ahead: isStopped && !methodAt && !outOfUse && (
      <ChargeAhead before="resume" autoload={autoload} balance={fundsForAutoload(card)} />
    ),
    press: () => send({ act: isStopped ? 'resume' : 'pause', target: { kind: 'card', id } }),
  }
}

function useRenewalCharge(card: string, outOfUse: boolean, needsMethod: NeedsMethod): (renewal: Renewal) => Charge {
  const { whenOf, nextOf } = useRenewalPlan()
  const [change, send] = useShownSubmission(renewalChange)
  // The submission does not hold what was sent.
  const [pressed, setPressed] = useState('')
  return (renewal) => {
    const isStopped = !!stoppedAs(renewal)
    const key = renewal.renewal_id
    const methodAt = isStopped && needsMethod(renewal) ? paths.renewal(card, renewal.pass_id) : undefined
    return {
      key,
      name: renewal.name,
      at: paths.cardTab(card, 'autorenew'),
      plan: whenOf(renewal),
      inRow: [renewal.name, nextOf(renewal)],
      sign: <RenewalState renewal={renewal} />,
      isStopped,
      methodAt,
      isBusy: change.status === 'sending' && pressed === key,
      faults: pressed === key ? reasonsIn(change) : [],
      ahead: isStopped && !methodAt && !outOfUse && <ResumeAhead renewal={renewal} />,
      press: () => {
        // One change is sent at a time.
        if (change.status === 'sending') return
        setPressed(key)
        send({ act: isStopped ? 'resume' : 'pause', card, renewal: key })
      },
    }
  }
}
