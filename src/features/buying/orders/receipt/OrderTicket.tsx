import Box from '@mui/material/Box'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { useAppSelector } from '../../../../shared/store'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { Price } from '../../../../shared/ui/Price'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'
import { TicketCard } from '../../../../shared/ui/TicketCard'
import { selectUser } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { chargedName } from '../../../paying/payment/onDemand'
import { useOrderState } from '../life/useOrderState'
import { lastDigits, paidLater } from './orderFacts'
import { OrderTime } from './OrderTime'
import { Facts } from './receiptSheet'

interface OrderTicketProps {
  order: Order
  /** In the rider's own history, what all orders have in common is on paper only. */
  isRecord?: boolean
  /** The order's card, instead of its digits. */
  card?: ReactNode
}

export function OrderTicket({ order, isRecord = false, card }: OrderTicketProps) {
  const { t } = useTranslation('orders')
  const { name, legalName = name } = useAppSelector(selectSettings).operator
  const status = useOrderState(order)
  const paidOn = paidLater(order, useContext(TimeZoneContext))
  return (
    <TicketCard as="section" aria-label={t('facts')} stub={<Paid order={order} />}>
      <Facts sx={{ '& dt': { color: 'text.secondary' } }}>
        {/* On screen, the heading names it. */}
        <div data-paper="">
          <dt>{t('number')}</dt>
          <dd>{order.order_number}</dd>
        </div>
        <div data-long="">
          <dt>{t('date')}</dt>
          <dd>
            <OrderTime iso={order.date} />
          </dd>
        </div>
        {paidOn && (
          <div data-long="">
            <dt>{t('paidOn')}</dt>
            <dd>
              <OrderTime iso={paidOn} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('status.label')}</dt>
          <dd>{status}</dd>
        </div>
        {order.card_number && (
          <div>
            <dt>{t('cardNumber')}</dt>
            <dd>{card ?? <MaskedName>{`•••• ${lastDigits(order.card_number)}`}</MaskedName>}</dd>
          </div>
        )}
        <div>
          <dt>{t('purchaseNumber')}</dt>
          <dd>{order.purchase_number}</dd>
        </div>
        <div data-whole="" data-paper={isRecord || undefined}>
          <dt>{t('soldBy')}</dt>
          <dd>{legalName}</dd>
        </div>
        <Customer order={order} isRecord={isRecord} />
      </Facts>
    </TicketCard>
  )
}

/** An order without names is a rider's own if the email is theirs. */
function Customer({ order: { email, first_name, last_name }, isRecord }: { order: Order; isRecord: boolean }) {
  const { t } = useTranslation('orders')
  const user = useAppSelector(selectUser)
  if (!email) return null
  const own = user?.email === email ? user : undefined
  const name = `${first_name ?? own?.first_name ?? ''} ${last_name ?? own?.last_name ?? ''}`.trim()
  return (
    <div data-whole="" data-paper={isRecord || undefined}>
      <dt>{t('customer')}</dt>
      {name && <dd>{name}</dd>}
      <dd>{email}</dd>
    </div>
  )
}

function Paid({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const state = useOrderState(order)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Facts sx={{ '& dt': { color: 'text.secondary' } }}>
        <div data-long="">
          <dt>{t('amountPaid')}</dt>
          <dd>
            <Price cents={order.amount_paid} size="large" />
          </dd>
        </div>
        <div data-long="">
          <dt>{t('paidWith')}</dt>
          {order.payments.length === 0 && <dd>{order.total > 0 ? state : t('nothingDue')}</dd>}
          {order.payments.map(({ label, method, amount }, index) => (
            <Box
              component="dd"
              key={index}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                '& > :nth-of-type(2)': { marginInlineStart: 'auto' },
              }}
            >
              <span>
                <MaskedName>{chargedName(label, method)}</MaskedName>
              </span>{' '}
              {order.payments.length > 1 && <Price cents={amount} size="small" />}
            </Box>
          ))}
        </div>
      </Facts>
    </Box>
  )
}
