import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../../../api/contract/buying/orders'
import { withBlank } from '../../../../shared/locales/lists'
import { formatMoney } from '../../../../shared/locales/money'
import { DateTime } from '../../../../shared/ui/DateTime'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { RecordTable } from '../../../../shared/ui/records/RecordTable'
import { Figures, Small, Table } from '../list/historyStyles'
import { signed } from '../../../../shared/lists/Sum'
import { useCardNames } from '../../../cards/fareMedia/onDemand'
import { MoneyTrail } from './MoneyTrail'
import { accountInWords } from '../entries/transactionColumns'
import { purchaseType } from './purchaseColumns'

/** The money on cards and in the wallet as a table: what happened, its trail, the change, and the funds afterwards. */
export function PurchasesTable({ purchases }: { purchases: Purchase[] }) {
  const { t, i18n } = useTranslation(['histories', 'orders', 'cardHistory'])
  const nameOf = useCardNames()
  return (
    <Table>
      <RecordTable
        caption={t('purchase.title')}
        rows={purchases}
        keyOf={({ purchase_id }) => purchase_id}
        columns={[
          {
            key: 'date',
            header: t('orders:date'),
            cell: ({ date }) => (
              <>
                <DateTime iso={date} show="date" />{' '}
                <Small as="span" style={{ whiteSpace: 'nowrap' }}>
                  <DateTime iso={date} show="time" />
                </Small>
              </>
            ),
          },
          {
            key: 'what',
            header: t('purchase.type'),
            kind: 'wide',
            cell: (entry) => (
              <>
                <strong>{typeOf(entry)}</strong>
                {entry.description && (
                  <>
                    {' '}
                    <bdi>{entry.description}</bdi>
                  </>
                )}
                {entry.other_card && (
                  <Small>
                    <MaskedName>
                      {t(entry.amount > 0 ? 'cardHistory:fromCard' : 'cardHistory:toCard', {
                        card: nameOf(entry.other_card).full,
                      })}
                    </MaskedName>
                  </Small>
                )}
                {entry.usable_from && (
                  <Small>
                    {withBlank(t('cardHistory:usableFrom'))}
                    <DateTime iso={entry.usable_from} zone />
                  </Small>
                )}
                <MoneyTrail purchase={entry} />
                {(entry.balance ?? 0) < 0 && <Small>{t('purchase.owed')}</Small>}
              </>
            ),
          },
          { key: 'account', header: t('purchase.account'), cell: ({ account }) => <Account account={account} /> },
          {
            key: 'change',
            header: t('purchase.change'),
            kind: 'figure',
            cell: ({ amount }) => (
              <Figures>
                {amount === 0 ? (
                  <Small as="span">{signed(amount, i18n.language)}</Small>
                ) : (
                  <strong>
                    {amount > 0 ? `+${formatMoney(amount, i18n.language)}` : signed(amount, i18n.language)}
                  </strong>
                )}
              </Figures>
            ),
          },
          {
            key: 'balance',
            header: t('purchase.balance'),
            kind: 'figure',
            cell: ({ balance }) => (
              <Figures>{typeof balance === 'number' ? signed(balance, i18n.language) : t('purchase.noFunds')}</Figures>
            ),
          },
        ]}
      />
    </Table>
  )

  function typeOf({ type }: Purchase): string {
    const known = purchaseType(type)
    return known ? t(`purchase.types.${known}`) : (type ?? t('notTold'))
  }
}

function Account({ account }: Pick<Purchase, 'account'>) {
  const { number, ...named } = account
  return (
    <>
      {accountInWords(named)}
      {number && (
        <Small style={{ whiteSpace: 'nowrap' }}>
          <MaskedName>{`•••• ${number}`}</MaskedName>
        </Small>
      )}
    </>
  )
}
