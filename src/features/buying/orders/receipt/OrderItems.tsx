import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { withBlank } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { Price } from '../../../../shared/ui/Price'
import { RecordTable } from '../../../../shared/ui/records/RecordTable'
import { selectLanguage } from '../../../identity/settings'
import { LineTypeMark } from './LineTypeMark'
import { knownLineType } from '../life/lineTypes'
import { Whole } from './totalsList'
import { journeyEnd, lineTotal, typeKey } from './orderFacts'
import type { OrderItem } from './orderFacts'

export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <RecordTable
      caption={t('items.caption')}
      rows={order.order_items}
      // One product may be there twice, with two journeys, so the index is the key.
      keyOf={(_, index) => index}
      columns={[
        { key: 'item', header: t('items.item'), cell: ({ name }) => name },
        {
          key: 'details',
          header: t('items.details'),
          kind: 'wide',
          cell: (item) => <ItemDetails item={item} />,
        },
        { key: 'quantity', header: t('items.quantity'), kind: 'figure', cell: ({ quantity }) => quantity },
        {
          key: 'price',
          header: t('items.price'),
          kind: 'figure',
          cell: ({ price }) => <Price cents={price} size="small" />,
        },
        {
          key: 'total',
          header: t('items.total'),
          kind: 'figure',
          cell: (item) => <Price cents={lineTotal(item)} size="small" />,
        },
      ]}
    />
  )
}

function ItemDetails({ item }: { item: OrderItem }) {
  const { t } = useTranslation('orders')
  const language = useAppSelector(selectLanguage)
  const type = item.type && typeKey(item.type)
  const origin = journeyEnd(item, 'Origin', language)
  const destination = journeyEnd(item, 'Destination', language)
  return (
    <div>
      {item.line_type && knownLineType(item.line_type) !== 'sale' && <LineTypeMark type={item.line_type} />}
      {item.type && <div>{type ? t(type) : item.type}</div>}
      {origin && (
        <div>
          {withBlank(t('items.from'))}
          <strong>{origin}</strong>
        </div>
      )}
      {destination && (
        <div>
          {withBlank(t('items.to'))}
          <strong>{destination}</strong>
        </div>
      )}
      {item.is_subscribed && <strong>{t('items.renews')}</strong>}
      {item.offer_code && (
        <div>
          {withBlank(t('items.offerCode'))}
          <Whole>{item.offer_code}</Whole>
        </div>
      )}
    </div>
  )
}
