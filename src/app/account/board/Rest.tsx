import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { OrderStatus } from '../../../features/buying/orders'
import { selectUser } from '../../../features/identity/session'
import { formatAddress, savedAddresses } from '../../../features/paying/addresses/onDemand'
import { paymentMethods, useMethodName } from '../../../features/paying/payment/onDemand'
import { addressLine } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { palette } from '../../../shared/ui/colours/palette'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { When } from '../../../shared/ui/When'
import { openOrders } from '../needs/openOrders'
import { BoardPart } from './BoardPart'
import { PartFailed } from '../../../shared/ui/page/PartFailed'

const Rows = styled('dl')({
  margin: 0,
  borderBlock: `1px solid ${palette.divider}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px', padding: '10px 0' },
  '& > div + div': { borderTop: `1px solid ${palette.divider}` },
  '& dt': { flex: '0 0 12em', color: palette.textSoft },
  '& dd': { flex: '1 1 14em', minWidth: 0, margin: 0 },
  '& dd a': { display: 'inline-block', minHeight: 24 },
  '& a + span': { marginInlineStart: 12 },
})

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

export function OwnDetails() {
  const { t, i18n } = useTranslation('account')
  const user = useAppSelector(selectUser)
  const methods = valueOf(useAppSelector(paymentMethods.select)) ?? []
  const addresses = useShownRemote(savedAddresses)
  const saved = valueOf(addresses) ?? []
  const nameOf = useMethodName()
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const method = methods.find(({ is_default }) => is_default)
  const address = saved.find(({ is_default }) => is_default) ?? saved[0]
  return (
    <BoardPart title={t('you.title')}>
      <Rows>
        <div>
          <dt>{t('you.profile')}</dt>
          <dd>
            <TextLink to={paths.accountProfile}>{name || user?.email}</TextLink>
          </dd>
        </div>
        {method && (
          <div>
            <dt>{t('methods.title')}</dt>
            <dd>
              <TextLink to={paths.accountPaymentMethods}>
                <MaskedName>{nameOf(method)}</MaskedName>
              </TextLink>
            </dd>
          </div>
        )}
        {(address || addresses.status === 'failed') && (
          <div>
            <dt>{t('address.title')}</dt>
            <dd>
              {address && (
                <TextLink to={paths.accountAddresses}>{addressLine(formatAddress(address, i18n.language))}</TextLink>
              )}
              {addresses.status === 'failed' && <PartFailed error={addresses.error} onRetry={addresses.retry} />}
            </dd>
          </div>
        )}
      </Rows>
    </BoardPart>
  )
}
