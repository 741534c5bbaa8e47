import { useTranslation } from 'react-i18next'
import { Whole } from './itemTable'
import { OrderDate } from './OrderDate'
import { usableFrom } from './orderItems'
import type { OrderItem } from './orderItems'

/** From when on a line can be used: the backend's date, or what it waits for. Nothing for what was not paid for. */
export function UsableFrom({ item, status }: { item: OrderItem; status: string }) {
  const { t } = useTranslation('orders')
  const from = usableFrom(item, status)
  if (!from) return null
  return (
    <div>
      {t('usable.from')} <Whole>{'iso' in from ? <OrderDate iso={from.iso} /> : t(from.when)}</Whole>
    </div>
  )
}
