import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { withBlank } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { palette } from '../../../../shared/ui/colours/palette'
import { Price } from '../../../../shared/ui/Price'
import { RecordTable } from '../../../../shared/ui/records/RecordTable'
import { selectLanguage } from '../../../identity/settings'
import { LineTypeMark } from './LineTypeMark'
import { knownLineType } from '../life/lineTypes'
import { phone } from './receiptSheet'
import { Whole } from './totalsList'
import { journeyEnd, lineTotal, typeKey } from './orderFacts'
import type { OrderItem } from './orderFacts'

/** Only names and totals are bold. On a phone each item has its total beside its name, and "2 × $10.50" below. */
const Items = styled('div')({
  '& td:not(:last-of-type)': { color: palette.textSoft },
  '& td:not(:last-of-type) *': { fontWeight: 400 },
  '& [data-small]': { fontSize: '0.875rem' },
  [phone]: {
    '&& tbody tr': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '2px 0' },
    '&& tbody th': { gridColumn: '1 / span 2', paddingInlineEnd: 12 },
    '&& td[data-wide]': { gridRow: 2 },
    '&& td[data-label]::before': { content: 'none' },
    '&& td:nth-of-type(2) > div': { display: 'inline' },
    '&& td:nth-of-type(2)::after': { content: '"×" / ""', marginInline: 5 },
    '&& td:nth-of-type(3)': { textAlign: 'start' },
    '&& td:last-of-type': { gridColumn: 3, gridRow: 1 },
  },
})

interface OrderItemsProps {
  order: Order
  /** The next steps, which tell each item's offer, are not on this page. */
  tellsOffers: boolean
}

export function OrderItems({ order, tellsOffers }: OrderItemsProps) {
  const { t } = useTranslation('orders')
  return (
    <Items>
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
            cell: (item) => <ItemDetails item={item} offer={tellsOffers ? item.offer_serve : undefined} />,
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
    </Items>
  )
}

function ItemDetails({ item, offer }: { item: OrderItem; offer: OrderItem['offer_serve'] }) {
  const { t } = useTranslation('orders')
  const language = useAppSelector(selectLanguage)
  const type = item.type && typeKey(item.type)
  const from = journeyEnd(item, 'Origin', language)
  const to = journeyEnd(item, 'Destination', language)
  const journey = from && to && t('items.journey', { from, to })
  const what = [type ? t(type) : item.type, journey].filter(Boolean).join(' · ')
  return (
    <div>
      {item.line_type && knownLineType(item.line_type) !== 'sale' && <LineTypeMark type={item.line_type} />}
      {what && <div>{what}</div>}
      {item.is_subscribed && <div>{t('items.renews')}</div>}
      {offer && <div>{offer}</div>}
      {item.offer_code && (
        <div data-small="">
          {withBlank(t('items.offerCode'))}
          <Whole as="span">{item.offer_code}</Whole>
        </div>
      )}
    </div>
  )
}
