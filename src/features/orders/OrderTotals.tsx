import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/contract/orders'
import { Price } from '../../shared/ui/Price'
import { Totals } from './totalsList'

/** Shows the sums as the backend sent them. The portal adds nothing up (decision 114). */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { subtotal, shipping, promo, promo_code: code, tax, total } = order
  return (
    <Totals aria-label={t('totals.label')}>
      <div>
        <dt>{t('totals.subtotal')}</dt>
        <dd>
          <Price cents={subtotal} size="small" />
        </dd>
      </div>
      <div>
        <dt>{t('totals.shipping')}</dt>
        <dd>
          <Price cents={shipping} size="small" />
        </dd>
      </div>
      <div>
        <dt>{code ? t('totals.promoWithCode', { code }) : t('totals.promo')}</dt>
        <dd>
          {/* A discount has a minus sign, but zero has no sign. */}
          <Price cents={promo === 0 ? 0 : -promo} size="small" />
        </dd>
      </div>
      {tax !== undefined && (
        <div>
          <dt>{t('totals.tax')}</dt>
          <dd>
            <Price cents={tax} size="small" />
          </dd>
        </div>
      )}
      <div data-total>
        <dt>{t('totals.total')}</dt>
        <dd>
          <Price cents={total} />
        </dd>
      </div>
    </Totals>
  )
}
