import { useTranslation } from 'react-i18next'
import { DateTime } from '../../shared/ui/DateTime'
import { Whole } from './totalsList'
import { usableFrom } from './orderFacts'
import type { OrderItem } from './orderFacts'

/**
 * Says when a line becomes usable: the backend's date, or the event that it depends on. Shows nothing for unpaid lines.
 */
export function UsableFrom({ item, status }: { item: OrderItem; status: string }) {
  const { t } = useTranslation('orders')
  const from = usableFrom(item, status)
  if (!from) return null
  return (
    <div>
      {t('usable.from')} <Whole>{'iso' in from ? <DateTime iso={from.iso} zone /> : t(from.when)}</Whole>
    </div>
  )
}
