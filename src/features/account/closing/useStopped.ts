import type { ApiError } from '../../../api/errors'
import { valueOf } from '../../../shared/remote/remote'
import { retryFailed, useRemote, useShownRemote } from '../../../shared/remote/useRemote'
import { useFareMedia } from '../../cards/fareMedia/onDemand'
import { allRenewals } from '../upcoming/onDemand'
import { wallet } from '../wallet/onDemand'
import { stoppedCharges } from './closingRules'
import type { Stopped } from './closingRules'

export interface StoppedState {
  stopped: Stopped[]
  isWaiting: boolean
  error: ApiError | undefined
  reload: () => void
}

/** Returns charges of cards, passes and the wallet. The wallet's own part loads it. */
export function useStopped(): StoppedState {
  const { cards, reload } = useFareMedia()
  const own = useShownRemote(wallet)
  const known = valueOf(cards)
  const renewing = useRemote(
    allRenewals,
    known?.map(({ faremedia_id }) => faremedia_id),
  )
  // Passes are requested once the cards are known.
  const parts = known ? [cards, own, renewing] : [cards, own]
  const failed = parts.find(({ status }) => status === 'failed')
  const renewals = (valueOf(renewing) ?? []).flatMap((entry) => {
    const card = known?.find(({ faremedia_id }) => faremedia_id === entry.cardId)
    return card ? [{ card, renewals: entry.renewals }] : []
  })
  return {
    stopped: stoppedCharges(known ?? [], valueOf(own)?.autoload, renewals),
    isWaiting: parts.some(({ status }) => status === 'idle' || status === 'loading'),
    error: failed?.status === 'failed' ? failed.error : undefined,
    reload: () => {
      if (cards.status === 'failed') reload()
      retryFailed(own, renewing)
    },
  }
}
