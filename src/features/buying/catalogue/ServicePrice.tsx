import { useContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lowestPrices } from './lowestPrices'
import { formatMoney } from '../../../shared/locales/money'
import { valueOf } from '../../../shared/remote/remote'
import { StoreContext, useAppSelector } from '../../../shared/store'

interface ServicePriceProps {
  filter: string
  filters: string[]
  /** What stands here without a price. */
  children: ReactNode
}

/** Shows the price once it is known for certain. */
export default function ServicePrice({ filter, filters, children }: ServicePriceProps) {
  const { t, i18n } = useTranslation()
  const store = useContext(StoreContext)
  const prices = valueOf(useAppSelector(lowestPrices.select))
  // Each service shows this part, and `useRemote` would ask for each.
  useEffect(() => {
    if (!store || lowestPrices.select(store.getState()).status !== 'idle') return
    store.dispatch(lowestPrices.requested(filters))
  }, [store, filters])
  const cents = prices?.[filter]
  return cents === undefined
    ? children
    : t('landing.services.from', { price: formatMoney(cents, i18n.language, { hideZeroCents: true }) })
}
