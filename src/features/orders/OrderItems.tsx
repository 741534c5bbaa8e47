import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/contract/orders'
import { useAppSelector } from '../../shared/store'
import { Price } from '../../shared/ui/Price'
import { selectLanguage } from '../settings'
import { ItemTable, Whole } from './itemTable'
import { journeyEnd, lineTotal, typeKey } from './orderFacts'
import type { OrderItem } from './orderFacts'
import { UsableFrom } from './UsableFrom'

/* eslint-disable jsx-a11y-x/no-redundant-roles, jsx-a11y-x/no-interactive-element-to-noninteractive-role --
   a table laid out as blocks on a phone loses its own roles in some browsers */

/** The order's lines as a table. */
export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <ItemTable role="table">
      <caption>{t('items.caption')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('items.item')}
          </th>
          <th scope="col" role="columnheader">
            {t('items.details')}
          </th>
          <th scope="col" role="columnheader" data-figure>
            {t('items.quantity')}
          </th>
          <th scope="col" role="columnheader" data-figure>
            {t('items.price')}
          </th>
          <th scope="col" role="columnheader" data-figure>
            {t('items.total')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {order.order_items.map((item, index) => (
          // The same product can be in an order twice, with two journeys.
          <ItemRow key={index} item={item} status={order.status} />
        ))}
      </tbody>
    </ItemTable>
  )
}

interface ItemProps {
  item: OrderItem
  /** The order's. */
  status: string
}

function ItemRow({ item, status }: ItemProps) {
  const { t } = useTranslation('orders')
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {item.name}
      </th>
      <td role="cell" data-label={t('items.details')}>
        <ItemDetails item={item} status={status} />
      </td>
      <td role="cell" data-label={t('items.quantity')} data-figure>
        {item.quantity}
      </td>
      <td role="cell" data-label={t('items.price')} data-figure>
        <Price cents={item.price} size="small" />
      </td>
      <td role="cell" data-label={t('items.total')} data-figure>
        <Price cents={lineTotal(item)} size="small" />
      </td>
    </tr>
  )
}

/**
 * Kind, journey, from when on it can be used, renewal and offer. What the backend sent is text; a type that is not
 * known is shown by its name.
 */
function ItemDetails({ item, status }: ItemProps) {
  const { t } = useTranslation('orders')
  const language = useAppSelector(selectLanguage)
  const type = item.type && typeKey(item.type)
  const origin = journeyEnd(item, 'Origin', language)
  const destination = journeyEnd(item, 'Destination', language)
  return (
    <div>
      {item.type && <div>{type ? t(type) : item.type}</div>}
      {origin && (
        <div>
          {t('items.from')} <strong>{origin}</strong>
        </div>
      )}
      {destination && (
        <div>
          {t('items.to')} <strong>{destination}</strong>
        </div>
      )}
      <UsableFrom item={item} status={status} />
      {item.is_subscribed && <strong>{t('items.renews')}</strong>}
      {item.offer_serve && <div>{item.offer_serve}</div>}
      {item.offer_code && (
        <div>
          {t('items.offerCode')} <Whole>{item.offer_code}</Whole>
        </div>
      )}
    </div>
  )
}
