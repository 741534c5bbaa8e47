import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../../../api/contract/buying/orders'
import { formatDate } from '../../../../shared/locales/dates'
import { paths } from '../../../../shared/paths'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { palette } from '../../../../shared/ui/colours/palette'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { chargedName } from '../../../paying/payment/onDemand'
import { RefundedTo } from '../../orders/onDemand'
import { signed } from '../../../../shared/lists/Sum'

const Trail = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: palette.textSoft,
  '& li + li::before': { content: '"→" / ""', marginInlineEnd: 8 },
})

/** The trail of money in its order: the charge, the order, what came of it, the card, and what was given back. */
export function MoneyTrail({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation('histories')
  const timeZone = useContext(TimeZoneContext)
  const { charge, order, outcomes, refund, account } = purchase
  if (!charge && !order && !refund) return null
  return (
    <Trail aria-label={t('purchase.trail')}>
      {charge && (
        <li>
          <MaskedName>{chargedName(charge.label, ...(charge.methods ?? []))}</MaskedName> ·{' '}
          {signed(charge.amount, i18n.language)}
        </li>
      )}
      {order && (
        <li>
          <TextLink to={paths.accountOrder(order.order_id)}>
            {t('purchase.order', { number: order.order_number })}
          </TextLink>
        </li>
      )}
      {outcomes.map(({ name, pass_id: pass }, at) => (
        <li key={at}>{pass ? <TextLink to={paths.accountPass(pass)}>{name}</TextLink> : <bdi>{name}</bdi>}</li>
      ))}
      {account.faremedia_id && (
        <li>
          <TextLink to={paths.fareCard(account.faremedia_id)}>{account.name?.trim() || t('purchase.card')}</TextLink>
        </li>
      )}
      {refund && (
        <li>
          {t('purchase.refunded', {
            amount: signed(-refund.amount, i18n.language),
            date: formatDate(refund.date, i18n.language, timeZone),
          })}
          {refund.label && (
            <>
              {' · '}
              <RefundedTo label={refund.label} />
            </>
          )}
        </li>
      )}
    </Trail>
  )
}
