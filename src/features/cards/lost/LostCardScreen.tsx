import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { LineWithStops } from '../../../shared/ui/lines/LineWithStops'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { lazyPart } from '../../../i18n/lazyPart'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { useIsPhone } from '../../../shared/ui/useWidth'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { blocking } from '../management/onDemand'
import {
  CardColumns,
  FareCardFace,
  SmallCardFace,
  isOurs,
  isOutOfUse,
  standingOf,
  useFareMedia,
} from '../fareMedia/onDemand'
import { chargingRenewals, renewals } from '../renewals/onDemand'
import { selectRiderId } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import type { AlsoLostProps } from './AlsoLost'
import { BlockStep } from './BlockStep'
import { hasRunningAutoload, reportOf, stepStates, steps } from './lostCardRules'
import type { Situation } from './lostCardRules'
import type { LostSummaryProps } from './LostSummary'
import { useKeptSteps } from './useKeptSteps'
import { useSecondTap } from './useSecondTap'
import { useStepFocus } from './useStepFocus'

const laterSteps = () => import('./LaterSteps')
const LaterSteps = lazyPart(laterSteps)
const AlsoLost = lazyPart<AlsoLostProps>(() => laterSteps().then((module) => ({ default: module.AlsoLost })))
const LostSummary = lazyPart<LostSummaryProps>(() => laterSteps().then((module) => ({ default: module.LostSummary })))

/** Leads through a lost card (FM-13): block it, save what is on it, stop its charges, get another one. */
export default function LostCardScreen() {
  const { cardId = '' } = useParams()
  const { t } = useTranslation('lostCard')
  const { cards, reload } = useFareMedia()
  const owner = useAppSelector(selectRiderId)
  const card = valueOf(cards)?.find(({ faremedia_id }) => faremedia_id === cardId)
  if (cards.status === 'loaded' && owner !== undefined) {
    // The card's page says what is wrong: it is not on the account, or a bank or employer blocks it.
    if (!card || !isOurs(card)) return <Redirect to={paths.fareCard(cardId)} />
    return <Steps key={`${owner} ${cardId}`} card={card} cards={cards.value} owner={owner} />
  }
  return (
    <Page compact title={t('title')}>
      {cards.status === 'failed' ? (
        <FailurePanel title={t('failed')} error={cards.error} onRetry={reload} />
      ) : (
        <div aria-busy>
          <SkeletonCard height={480} lines={6} />
        </div>
      )}
    </Page>
  )
}

/** On a phone the first step has to be in sight. */
const LostFace = ({ card }: { card: FareMedium }) => (
  <div>
    <div>{useIsPhone() ? <SmallCardFace card={card} /> : <FareCardFace card={card} />}</div>
  </div>
)

function Steps({ card, cards, owner }: { card: FareMedium; cards: FareMedium[]; owner: string }) {
  const { t } = useTranslation('lostCard')
  const id = card.faremedia_id
  const standing = standingOf(card, useAppSelector(selectSettings))
  const held = useRemote(renewals, id)
  const running = valueOf(held)
  const kept = useKeptSteps(owner, id)
  useSubmission(blocking, id)
  const charging = running && chargingRenewals(running.renewals)
  const situation: Situation = {
    card,
    // A card that cannot be used for another reason needs no block.
    isBlocked: isOutOfUse(standing),
    charging: charging && charging.length + (hasRunningAutoload(card) ? 1 : 0),
    areChargesMissing: held.status === 'failed',
    skipped: kept.skipped,
    isReplaced: kept.isReplaced,
    report: reportOf(standing, kept.reported !== undefined),
  }
  const states = stepStates(situation)
  useStepFocus(states, charging !== undefined)
  const flow = useRef<HTMLDivElement>(null)
  useSecondTap(flow)
  const step = (key: keyof typeof states) => ({
    state: states[key],
    isNext: key === steps.find((one) => states[one] === 'open'),
    onSkip: () => kept.skip(key),
    onResume: () => kept.resume(key),
  })
  return (
    <Page compact wide title={t(standing === 'blocked' ? 'blocked' : 'title')}>
      <CardColumns>
        <LostFace card={card} />
        <div ref={flow}>
          <Suspense fallback={null}>
            <LostSummary situation={situation} states={states} />
          </Suspense>
          <LineWithStops>
            <BlockStep
              {...step('block')}
              {...{ card, report: situation.report, reported: kept.reported }}
              {...{ onReported: kept.setReported, onFound: kept.forget }}
            />
            <Suspense fallback={<SkeletonCard height={states.block === 'open' ? 171 : 480} lines={3} />}>
              <LaterSteps
                move={{ ...step('move'), card, cards, report: situation.report }}
                payments={{ ...step('payments'), card: id, charging, hasAutoload: hasRunningAutoload(card) }}
                replacement={{ ...step('replacement'), card, onDone: kept.setReplaced }}
              />
            </Suspense>
          </LineWithStops>
          <Suspense>{states.block === 'done' && <AlsoLost card={id} cards={cards} owner={owner} />}</Suspense>
          <div>
            <LinkButton to={paths.fareCard(id)}>{t('back')}</LinkButton>
          </div>
        </div>
      </CardColumns>
    </Page>
  )
}
