import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../../api/contract/buying/orders'
import { paths } from '../../../../shared/paths'
import { DateTime } from '../../../../shared/ui/DateTime'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { knownLineType, LineTypeMark, RefundedTo } from '../../orders/onDemand'
import { Facts } from '../../../../shared/lists/PaperHead'
import { chargedName } from '../../../paying/payment/onDemand'
import { signed } from '../../../../shared/lists/Sum'
import { isFailed, whatFor } from './transactionColumns'

/** A transaction with all that is known of it, and the way to its order. */
export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation(['histories', 'orders', 'cardHistory'])
  const { date, type, amount, moved, account, usable_from, payment, methods, card_number: card } = transaction
  const { order_id: order, order_number: number } = transaction
  const isRefund = knownLineType(type ?? '') === 'refund'
  return (
    <Facts>
      <div>
        <dt>{t('transaction.number')}</dt>
        <dd>{transaction.transaction_number}</dd>
      </div>
      <div>
        <dt>{t('orders:date')}</dt>
        <dd>
          <DateTime iso={date} zone />
        </dd>
      </div>
      <div>
        <dt>{t('lineType.title')}</dt>
        <dd>
          <LineTypeMark type={type?.trim() || 'sale'} />
        </dd>
      </div>
      <div>
        <dt>{t('amount')}</dt>
        <dd>{signed(amount, i18n.language)}</dd>
      </div>
      {isFailed(transaction) && (
        <div>
          <dt>{t('transaction.notCharged')}</dt>
          <dd>{signed(transaction.attempted ?? 0, i18n.language)}</dd>
        </div>
      )}
      {typeof moved === 'number' && (
        <div>
          <dt>{t('transaction.moved')}</dt>
          <dd>{signed(moved, i18n.language)}</dd>
        </div>
      )}
      {payment && (
        <div>
          <dt>{t('orders:paidWith')}</dt>
          <dd>
            {isRefund ? (
              <RefundedTo label={payment} methods={methods} />
            ) : (
              <MaskedName>{chargedName(payment, ...(methods ?? []))}</MaskedName>
            )}
          </dd>
        </div>
      )}
      {card && (
        <div>
          <dt>{t('orders:cardNumber')}</dt>
          <dd>
            <MaskedName>{`•••• ${card}`}</MaskedName>
          </dd>
        </div>
      )}
      {account && (
        <div>
          <dt>{t('purchase.account')}</dt>
          <dd>
            <MaskedName>{whatFor({ ...transaction, items_purchased: [] })}</MaskedName>
          </dd>
        </div>
      )}
      {usable_from && (
        <div>
          <dt>{t('cardHistory:usableFrom')}</dt>
          <dd>
            <DateTime iso={usable_from} zone />
          </dd>
        </div>
      )}
      {transaction.items_purchased.length > 0 && (
        <div>
          <dt>{t('transaction.items')}</dt>
          {transaction.items_purchased.map(({ name, quantity }, at) => (
            <dd key={at}>
              {quantity} × <bdi>{name}</bdi>
            </dd>
          ))}
        </div>
      )}
      {(number ?? order) && (
        <div>
          <dt>{t('orders:number')}</dt>
          <dd>{order ? <TextLink to={paths.accountOrder(order)}>{number ?? order}</TextLink> : number}</dd>
        </div>
      )}
    </Facts>
  )
}
