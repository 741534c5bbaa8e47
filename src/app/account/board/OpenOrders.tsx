import { useTranslation } from 'react-i18next'
import { OrderStatus } from '../../../features/buying/orders'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { When } from '../../../shared/ui/When'
import { openOrders } from '../needs/openOrders'
import { BoardPart, Rows } from './BoardPart'

/** Shows orders that are not finished; absent if there is none. */
export function OpenOrders() {
  const { t } = useTranslation('account')
  const orders = valueOf(useAppSelector(openOrders.select)) ?? []
  if (orders.length === 0) return null
  return (
    <BoardPart title={t('orders.title')} more={<TextLink to={paths.accountOrders}>{t('orders.all')}</TextLink>}>
      <Rows>
        {orders.map((order) => (
          <div key={order.order_id}>
            <dt>
              <When iso={order.date} />
            </dt>
            <dd>
              <TextLink to={paths.accountOrder(order.order_id)}>
                {t('orders.number', { number: order.order_number })}
              </TextLink>
              <OrderStatus order={order} />
            </dd>
          </div>
        ))}
      </Rows>
    </BoardPart>
  )
}
