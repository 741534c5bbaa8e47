import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { useAppSelector } from '../../../../shared/store'
import { formatAddress } from '../../../paying/addresses/onDemand'
import { selectLanguage } from '../../../identity/settings'
import { Facts } from './receiptSheet'

export function OrderShipping({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useAppSelector(selectLanguage)
  const { shipping_address: address, shipping_method: method } = order
  if (!address && !method) return null
  return (
    <section aria-labelledby="order-shipping">
      <Typography id="order-shipping" component="h2" variant="h3" sx={{ mb: 2 }}>
        {t('shipping.title')}
      </Typography>
      <Facts
        sx={{
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
          '@media print': { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {address && (
          <div data-long="">
            <dt>{t('shipping.address')}</dt>
            {formatAddress(address, language).map((line, index) => (
              <dd key={index}>{line}</dd>
            ))}
          </div>
        )}
        {method && (
          <div data-long="">
            <dt>{t('shipping.method')}</dt>
            <dd>{method.name}</dd>
            {method.eta && <dd>{method.eta}</dd>}
          </div>
        )}
      </Facts>
    </section>
  )
}
