import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { isStillBought, standingOfOrder } from '../life/orderStanding'
import type { OrderStanding } from '../life/orderStanding'

const mayRenew: readonly OrderStanding[] = ['good', 'pending', 'requiresAction']

/** Says how the passes renew that the items mark, and how to stop that. Shows nothing if none renews any more. */
export function Renewals({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const renewing = order.order_items.filter((item) => item.is_subscribed && isStillBought(item))
  const count = renewing.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === 0 || !mayRenew.includes(standingOfOrder(order))) return null
  return (
    <section aria-labelledby="order-renewals">
      <Typography id="order-renewals" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {t('renewals.title')}
      </Typography>
      <Typography sx={{ maxWidth: '42em' }}>{t('renewals.text', { count })}</Typography>
    </section>
  )
}
