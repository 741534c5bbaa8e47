import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/contract/orders'
import { formatNumber } from '../../../shared/locales/numbers'
import { useAppSelector } from '../../../shared/store'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { RecordTable } from '../../../shared/ui/records/RecordTable'
import { selectUser } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { OrdersTable } from './OrdersTable'
import { Facts, MadeOn, signed } from '../../cards/history/onDemand'
import { StatementFile } from './StatementFile'
import { statementOf } from './statementRules'
import type { StatementLine } from './statementRules'

/**
 * What a rider paid in a year, for each card and in total, with the taxes where they are told: to print, and as a file.
 * It names who sold and who paid, and the day on which it was made.
 */
export default function YearStatement({ year, orders }: { year: string; orders: Order[] }) {
  const { t, i18n } = useTranslation('histories')
  const user = useAppSelector(selectUser)
  const { name, legalName = name, contact, taxNumber } = useAppSelector(selectSettings).operator
  const { cards, total, paid, unpaid } = statementOf(orders)
  const unpaidId = useId()
  const money = (cents: number) => signed(cents, i18n.language)
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts>
        <div data-whole="">
          <dt>{t('statement.from')}</dt>
          <dd>{legalName}</dd>
          {contact?.address && <dd>{contact.address}</dd>}
          {taxNumber && <dd>{taxNumber}</dd>}
        </div>
        <div data-whole="">
          <dt>{t('statement.for')}</dt>
          <dd>{[user?.first_name, user?.last_name].filter(Boolean).join(' ')}</dd>
          <dd>{user?.email}</dd>
        </div>
        <MadeOn />
      </Facts>
      {orders.length > 0 && <StatementFile year={year} orders={orders} />}
      {paid.length === 0 ? (
        <p>{t('statement.empty', { year })}</p>
      ) : (
        <RecordTable<StatementLine & { isTotal?: boolean }>
          caption={t('statement.caption', { year })}
          rows={[...cards, { ...total, isTotal: true }]}
          keyOf={({ card, isTotal }) => (isTotal ? 'total' : (card ?? 'none'))}
          columns={[
            {
              key: 'card',
              header: t('purchase.card'),
              cell: ({ card, isTotal }) =>
                isTotal ? (
                  t('statement.total')
                ) : card ? (
                  <MaskedName>{`•••• ${card}`}</MaskedName>
                ) : (
                  t('statement.noCard')
                ),
            },
            {
              key: 'orders',
              header: t('tab.orders'),
              kind: 'figure',
              cell: (line) => formatNumber(line.orders, i18n.language),
            },
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
      )}
      {paid.length > 0 && <OrdersTable orders={paid} />}
      {unpaid.length > 0 && (
        <section aria-labelledby={unpaidId}>
          <h2 id={unpaidId}>{t('statement.unpaid')}</h2>
          <p>{t('statement.unpaidText')}</p>
          <OrdersTable orders={unpaid} />
        </section>
      )}
    </Box>
  )
}
