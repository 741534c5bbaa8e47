import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { dropDraft } from '../../../shared/forms/saving/useDraft'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { selectCard, useFareMedia } from '../fareMedia/onDemand'
import { selectRiderId } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { transferAsked, transferOpened, transferring } from './sendTransfer'
import { TransferDone } from './TransferDone'
import { draftOf, TransferForm } from './TransferForm'
import { TransferHold } from './TransferHold'
import { TransferObstacle } from './TransferObstacle'
import { TransferReview } from './TransferReview'
import { obstacleOf } from './transferRules'
import type { Transfer } from './transferRules'
import { TransferSteps } from './TransferSteps'

/** Moves general funds to another card (FM-05): amount, then review. */
export default function TransferScreen() {
  const { cardId = '' } = useParams()
  const { t } = useTranslation('transfers')
  const dispatch = useAppDispatch()
  const { cards, reload } = useFareMedia()
  const [attempt] = useSubmission(transferring)
  const isOwn = useAppSelector((state) => selectCard(state, cardId) !== undefined)
  useEffect(() => void dispatch(transferOpened()), [dispatch])
  const owner = useAppSelector(selectRiderId)
  const isDone = attempt.status === 'done'
  useEffect(() => {
    if (isDone) dropDraft(draftOf(cardId), owner)
  }, [isDone, owner, cardId])
  if (attempt.status === 'done') return <TransferDone transfer={attempt.value} />
  if (cards.status === 'loaded') {
    // The card's page says that the card is not on the account, and shows those that are.
    if (!isOwn) return <Redirect to={paths.fareCard(cardId)} />
    return <Steps key={cardId} cards={cards.value} cardId={cardId} />
  }
  return (
    <Page compact title={t('title')}>
      {cards.status === 'failed' ? (
        <FailurePanel title={t('cardsFailed')} error={cards.error} onRetry={reload} />
      ) : (
        <div aria-busy>
          <SkeletonCard height={360} lines={6} />
        </div>
      )}
    </Page>
  )
}

function Steps({ cards, cardId }: { cards: FareMedium[]; cardId: string }) {
  const { t } = useTranslation('transfers')
  const dispatch = useAppDispatch()
  const rules = useAppSelector(selectSettings)
  const attempt = useAppSelector(transferring.select)
  const [wanted, setWanted] = useState<Transfer>()
  const [isReviewed, setReviewed] = useState(false)
  useFocusOnChange(isReviewed)
  const obstacle = obstacleOf(cards, cardId, rules)
  // The review itself says what has changed.
  if (obstacle && !isReviewed) return <TransferObstacle obstacle={obstacle} cardId={cardId} />
  const change = () => {
    setReviewed(false)
    dispatch(transferring.opened())
  }
  return (
    <Page compact title={isReviewed ? t('review.title') : t('title')} lead={isReviewed ? undefined : t('lead')}>
      <TransferSteps current={isReviewed ? 'review' : 'amount'} />
      <TransferHold />
      {isReviewed && wanted ? (
        <TransferReview
          cards={cards}
          wanted={wanted}
          attempt={attempt}
          onMove={() => dispatch(transferAsked(wanted))}
          onChange={change}
        />
      ) : attempt.status === 'sending' ? (
        <Waiting text={t('checking')} />
      ) : (
        <TransferForm
          cards={cards}
          cardId={cardId}
          start={wanted ?? { fromId: cardId }}
          onGiven={(given) => {
            setWanted(given)
            setReviewed(true)
          }}
        />
      )}
    </Page>
  )
}
