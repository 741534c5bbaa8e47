import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { isOutOfUse, standingOf } from '../fareMedia/onDemand'
import { paymentMethods } from '../../paying/payment/onDemand'
import { selectSettings } from '../../identity/settings'
import { amountBounds } from './plan/amountBounds'
import { AutoloadPanel } from './AutoloadPanel'
import { fundsForAutoload, obstacleOf } from './plan/autoloadRules'
import { cardAutoload } from './cardAutoload'

/** Shows a card's autoload (FM-06). It is read again whenever the tab opens. */
export function AutoloadTab({ card }: { card: FareMedium }) {
  const { t } = useTranslation('autoload')
  const standing = standingOf(card, useAppSelector(selectSettings))
  const id = card.faremedia_id
  const held = useRemote(cardAutoload, id)
  useRemote(paymentMethods)
  useRemote(amountBounds)
  return (
    <RemotePart
      of={held}
      failed={t('failedToLoad')}
      skeleton={
        <Waiting>
          <SkeletonCard height={160} lines={4} />
        </Waiting>
      }
    >
      {({ autoload, spending }) => {
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
            isOutOfUse={isOutOfUse(standing)}
            lastDay={card.expiration_date?.slice(0, 10)}
          />
        )
      }}
    </RemotePart>
  )
}
