import { unattached } from '../../../features/cards/passes/onDemand'
import { fareCards } from '../../../features/cards/fareMedia/onDemand'
import { useLosses } from '../../../features/cards/management/onDemand'
import { wallet } from '../../../features/account/wallet/onDemand'
import { selectUser } from '../../../features/identity/session'
import { selectSettings } from '../../../features/identity/settings'
import { cases } from '../../../features/paying/cases/onDemand'
import { paymentMethods } from '../../../features/paying/payment/onDemand'
import type { ApiError } from '../../../api/errors'
import { now } from '../../../shared/clock'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { openOrders } from './openOrders'
import { needsOf } from './needs'
import type { Need, NeedSources } from './needs'

type Part = Exclude<keyof NeedSources, 'user' | 'losses'>

interface Needs {
  needs: Need[]
  /** A part is still loading, or was never requested. */
  isWaiting: boolean
  /** Parts that could not be read. They may hold a need. */
  missing: Part[]
  error: ApiError | undefined
  reload: () => void
}

/** Returns what needs an act, of what the pages have read. It sends no request. */
export function useNeeds(): Needs {
  const settings = useAppSelector(selectSettings)
  const user = useAppSelector(selectUser)
  const losses = useLosses()
  const read = {
    cards: useShownRemote(fareCards),
    wallet: useShownRemote(wallet),
    methods: useShownRemote(paymentMethods),
    orders: useShownRemote(openOrders),
    unattached: useShownRemote(unattached),
    cases: useShownRemote(cases),
  }
  const isOff = { unattached: !settings.features.fareMedia, cases: !settings.features.cases }
  const parts = (Object.keys(read) as Part[]).filter((part) => !(part in isOff && isOff[part as keyof typeof isOff]))
  const missing = parts.filter((part) => read[part].status === 'failed')
  const failed = missing.map((part) => read[part]).find((of) => of.status === 'failed')
  const sources: NeedSources = {
    cards: valueOf(read.cards),
    losses,
    wallet: valueOf(read.wallet),
    methods: valueOf(read.methods),
    orders: valueOf(read.orders),
    unattached: valueOf(read.unattached),
    cases: valueOf(read.cases),
    user: user ?? undefined,
  }
  return {
    needs: needsOf(sources, settings, now()),
    isWaiting: parts.some((part) => ['idle', 'loading'].includes(read[part].status)),
    missing,
    error: failed?.status === 'failed' ? failed.error : undefined,
    reload: () => missing.forEach((part) => read[part].retry()),
  }
}
