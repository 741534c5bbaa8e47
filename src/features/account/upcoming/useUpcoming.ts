import { useContext, useEffect } from 'react'
import type { ApiError } from '../../../api/errors'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { valueOf } from '../../../shared/remote/remote'
import { retryFailed, useRemote, useShownRemote } from '../../../shared/remote/useRemote'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../shared/store'
import { fareCards, isOurs, isOutOfUse, standingOf } from '../../cards/fareMedia/onDemand'
import { selectEpoch } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { wallet } from '../wallet/onDemand'
import { allRenewals } from './allRenewals'
import { upcomingCharges } from './upcomingCharges'
import type { Upcoming } from './upcomingCharges'

type Part = 'cards' | 'wallet' | 'renewals'

interface UpcomingState {
  /** Undefined while loading, or if nothing could be loaded. */
  upcoming: Upcoming | undefined
  isWaiting: boolean
  missing: Part[]
  error: ApiError | undefined
  reload: () => void
}

/** Only our own cards hold passes. A card without a pass has nothing that renews, so it costs no call. */
const holdsPasses = (card: FareMedium) => card.passes.length + card.passesDropped > 0 && isOurs(card)

/**
 * Returns charges of cards, passes and wallet, which are loaded on mounting and for another visitor. `once`: cards and wallet
 * only on mounting, and if nothing has asked for them.
 */
export function useUpcoming({ once = false } = {}): UpcomingState {
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const settings = useAppSelector(selectSettings)
  const epoch = useAppSelector(selectEpoch)
  const visitor = once ? undefined : epoch
  const cards = useShownRemote(fareCards)
  const own = useShownRemote(wallet)
  const known = valueOf(cards)
  const cardIds = known?.filter(holdsPasses).map(({ faremedia_id }) => faremedia_id)
  const renewing = useRemote(allRenewals, cardIds)
  useEffect(() => {
    const isAsked = (of: typeof fareCards | typeof wallet) =>
      once && store && of.select(store.getState()).status !== 'idle'
    if (!isAsked(fareCards)) dispatch(fareCards.requested())
    if (!isAsked(wallet)) dispatch(wallet.requested())
  }, [dispatch, store, once, visitor])
  const parts = { cards, wallet: own, renewals: renewing }
  const missing = (['cards', 'wallet', 'renewals'] as const).filter((part) => parts[part].status === 'failed')
  const isWaiting = (part: Part) => ['idle', 'loading'].includes(parts[part].status)
  // Passes are requested once the cards are known.
  const waits = isWaiting('cards') || isWaiting('wallet') || (known !== undefined && isWaiting('renewals'))
  const failed = Object.values(parts).find(({ status }) => status === 'failed')
  const collect = () =>
    upcomingCharges(
      {
        cards: known ?? [],
        walletAutoload: valueOf(own)?.autoload,
        renewals: (valueOf(renewing) ?? []).flatMap(({ cardId, renewals }) => {
          const card = known?.find(({ faremedia_id }) => faremedia_id === cardId)
          return card ? [{ card, renewals }] : []
        }),
        isUsable: (card) => !isOutOfUse(standingOf(card, settings)),
      },
      dayOf(now(), settings.operator.timeZone),
    )
  const isNothing = missing.includes('cards') && missing.includes('wallet')
  return {
    upcoming: waits || isNothing ? undefined : collect(),
    isWaiting: waits,
    missing,
    error: failed?.status === 'failed' ? failed.error : undefined,
    reload: () => retryFailed(cards, own, renewing),
  }
}
