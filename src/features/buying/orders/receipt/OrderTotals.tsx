import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { Price } from '../../../../shared/ui/Price'
import { DateTime } from '../../../../shared/ui/DateTime'
import { itemsServed } from './orderFacts'
import { RefundedTo } from './RefundedTo'
import { Totals } from './totalsList'

/** Shows the sums as sent, without zeros but for what was shipped free: the portal adds nothing up (decision 114). */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { subtotal, shipping, promo, promo_code: code, tax = 0, total, amount_refunded: refunded, refunds } = order
  const isShipped = itemsServed(order, 'shipped').length > 0
  const sums = [
    { name: t('totals.shipping'), cents: shipping, isKept: isShipped },
    { name: code ? t('totals.promoWithCode', { code }) : t('totals.promo'), cents: -promo },
    { name: t('totals.tax'), cents: tax },
  ].filter(({ cents, isKept }) => cents !== 0 || isKept)
  // Nothing was added or taken off, so the total alone says it.
  const isWhole = sums.length === 0 && subtotal === total
  const parts = isWhole ? [] : [{ name: t('totals.subtotal'), cents: subtotal }, ...sums]
  return (
    <Totals aria-label={t('totals.label')}>
      {parts.map(({ name, cents }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price cents={cents} size="small" />
          </dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('totals.total')}</dt>
        <dd>
          <Price cents={total} />
        </dd>
      </div>
      {refunds.map(({ date, amount, label, methods }, at) => (
        <div key={at}>
          <dt>
            <RefundedTo label={label} methods={methods} /> <DateTime iso={date} zone />
          </dt>
          <dd>
            <Price cents={-amount} size="small" />
          </dd>
        </div>
      ))}
      {refunds.length === 0 && Boolean(refunded) && (
        <div>
          <dt>{t('totals.refunded')}</dt>
          <dd>
            <Price cents={-(refunded ?? 0)} size="small" />
          </dd>
        </div>
      )}
    </Totals>
  )
}
