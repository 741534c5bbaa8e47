import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../../api/contract/buying/orders'
import { formatMoney } from '../../../../shared/locales/money'
import { paths } from '../../../../shared/paths'
import { DateTime } from '../../../../shared/ui/DateTime'
import { Fact } from '../../../../shared/ui/Fact'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { knownLineType, LineTypeMark, RefundedTo } from '../../orders/onDemand'
import { Facts } from '../../../../shared/lists/PaperHead'
import { chargedName } from '../../../paying/payment/onDemand'
import { isFailed, whatFor } from './transactionColumns'

export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation(['histories', 'orders'])
  const { date, type, amount, moved, account, usable_from, payment, methods, card_number: card } = transaction
  const { order_id: order, order_number: number } = transaction
  return (
    <Facts>
      <Fact term={t('transaction.number')}>{transaction.transaction_number}</Fact>
      <Fact term={t('orders:date')}>
        <DateTime iso={date} zone />
      </Fact>
      <Fact term={t('lineType.title')}>
        <LineTypeMark type={type?.trim() || 'sale'} />
      </Fact>
      <Fact term={t('amount')}>{formatMoney(amount, i18n.language)}</Fact>
      {isFailed(transaction) && (
        <Fact term={t('transaction.notCharged')}>{formatMoney(transaction.attempted ?? 0, i18n.language)}</Fact>
      )}
      {typeof moved === 'number' && <Fact term={t('transaction.moved')}>{formatMoney(moved, i18n.language)}</Fact>}
      {payment && (
        <Fact term={t('orders:paidWith')}>
          {knownLineType(type ?? '') === 'refund' ? (
            <RefundedTo label={payment} methods={methods} />
          ) : (
            <MaskedName>{chargedName(payment, ...(methods ?? []))}</MaskedName>
          )}
        </Fact>
      )}
      {card && (
        <Fact term={t('orders:cardNumber')}>
          <MaskedName>{`•••• ${card}`}</MaskedName>
        </Fact>
      )}
      {account && (
        <Fact term={t('purchase.account')}>
          <MaskedName>{whatFor({ ...transaction, items_purchased: [] })}</MaskedName>
        </Fact>
      )}
      {usable_from && (
        <Fact term={t('transaction.usableFrom')}>
          <DateTime iso={usable_from} zone />
        </Fact>
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
        <Fact term={t('orders:number')}>
          {order ? <TextLink to={paths.accountOrder(order)}>{number ?? order}</TextLink> : number}
        </Fact>
      )}
    </Facts>
  )
}
