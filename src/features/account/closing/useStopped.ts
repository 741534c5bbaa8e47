import { useEffect } from 'react'
import type { ApiError } from '../../../api/errors'
import { valueOf } from '../../../shared/remote/remote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useFareMedia } from '../../cards/fareMedia/onDemand'
import { allRenewals } from '../upcoming/onDemand'
import { wallet } from '../wallet/onDemand'
import { stoppedCharges } from './closingRules'
import type { Stopped } from './closingRules'

interface StoppedState {
  stopped: Stopped[]
  isWaiting: boolean
  error: ApiError | undefined
  reload: () => void
}

/** Returns the charges that stop, from cards, their passes and the wallet. The wallet is read by its own part. */
export function useStopped(): StoppedState {
  const dispatch = useAppDispatch()
  const { cards, reload } = useFareMedia()
  const own = useAppSelector(wallet.select)
  const renewing = useAppSelector(allRenewals.select)
  const known = valueOf(cards)
  const asked = known && JSON.stringify(known.map(({ faremedia_id }) => faremedia_id))
  useEffect(() => {
    if (asked !== undefined) dispatch(allRenewals.requested(JSON.parse(asked) as string[]))
  }, [dispatch, asked])
  // Without the cards, their passes are not requested.
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
      if (own.status === 'failed') dispatch(wallet.requested())
      if (renewing.status === 'failed' && asked) dispatch(allRenewals.requested(JSON.parse(asked) as string[]))
    },
  }
}
