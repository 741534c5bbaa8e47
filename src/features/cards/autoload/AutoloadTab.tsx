import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { standingOf } from '../fareMedia/onDemand'
import { paymentMethods } from '../../paying/payment/onDemand'
import { selectSettings } from '../../identity/settings'
import { amountBounds } from './plan/amountBounds'
import { autoloadFeature } from './autoloadFeature'
import { AutoloadPanel } from './AutoloadPanel'
import { fundsForAutoload, obstacleOf } from './plan/autoloadRules'
import { cardAutoload } from './cardAutoload'

/** The autoload of a card (FM-06). It is read again whenever the tab opens. */
export function AutoloadTab({ card }: { card: FareMedium }) {
  const { t } = useTranslation('autoload')
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const { remote, of } = useAppSelector(cardAutoload.selectHeld)
  const standing = standingOf(card, useAppSelector(selectSettings))
  const id = card.faremedia_id
  useEffect(() => {
    store?.attach(autoloadFeature)
    dispatch(cardAutoload.requested(id))
    dispatch(paymentMethods.requested())
    dispatch(amountBounds.requested())
  }, [store, dispatch, id])
  if (of === id && remote.status === 'failed')
    return (
      <FailurePanel
        title={t('failedToLoad')}
        error={remote.error}
        onRetry={() => dispatch(cardAutoload.requested(id))}
      />
    )
  if (of !== id || remote.status !== 'loaded')
    return (
      <div aria-busy>
        <SkeletonCard height={300} lines={6} />
      </div>
    )
  const { autoload, spending } = remote.value
  const obstacle = obstacleOf(card, standing, autoload !== null)
  return (
    <AutoloadPanel
      key={id}
      target={{ kind: 'card', id }}
      autoload={autoload}
      spending={spending}
      balance={fundsForAutoload(card)}
      obstacle={obstacle && t(`obstacle.${obstacle}`)}
      isBlocked={standing === 'blocked'}
    />
  )
}
