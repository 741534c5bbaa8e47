import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/contract/orders'
import { useAppSelector } from '../../shared/store'
import { MaskedName } from '../../shared/ui/MaskedName'
import { RecordTable } from '../../shared/ui/records/RecordTable'
import { selectUser } from '../session'
import { selectSettings } from '../settings'
import { Facts } from './historyStyles'
import { OrdersTable } from './OrdersTable'
import { signed } from './Sum'
import { statementOf } from './statementRules'
import type { StatementLine } from './statementRules'

/** What a rider paid in a year, for each card and in total, with the taxes where they are told, to print. */
export function YearStatement({ year, orders }: { year: string; orders: Order[] }) {
  const { t, i18n } = useTranslation('histories')
  const user = useAppSelector(selectUser)
  const { name, legalName = name } = useAppSelector(selectSettings).operator
  const { cards, total } = statementOf(orders)
  const money = (cents: number) => signed(cents, i18n.language)
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts>
        <div>
          <dt>{t('statement.from')}</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>{t('statement.for')}</dt>
          <dd>{[user?.first_name, user?.last_name].filter(Boolean).join(' ')}</dd>
          <dd>{user?.email}</dd>
        </div>
      </Facts>
      <RecordTable<StatementLine & { isTotal?: boolean }>
        caption={t('statement.caption', { year })}
        rows={[...cards, { ...total, isTotal: true }]}
        keyOf={({ card, isTotal }) => (isTotal ? 'total' : (card ?? 'none'))}
        columns={[
          {
            key: 'card',
            header: t('purchase.card'),
            cell: ({ card, isTotal }) =>
              isTotal ? t('statement.total') : card ? <MaskedName>{`•••• ${card}`}</MaskedName> : t('statement.noCard'),
          },
          { key: 'orders', header: t('tab.orders'), kind: 'figure', cell: (line) => line.orders },
          { key: 'paid', header: t('order.paid'), kind: 'figure', cell: ({ paid }) => money(paid) },
          {
            key: 'tax',
            header: t('statement.tax'),
            kind: 'figure',
            cell: ({ tax }) => (tax === undefined ? t('statement.noTax') : money(tax)),
          },
          { key: 'refunded', header: t('order.refunded'), kind: 'figure', cell: ({ refunded }) => money(-refunded) },
          {
            key: 'net',
            header: t('statement.net'),
            kind: 'figure',
            cell: ({ net }) => <strong>{money(net)}</strong>,
          },
        ]}
      />
      {orders.length > 0 && <OrdersTable orders={orders} />}
    </Box>
  )
}
