import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { paths } from '../../shared/paths'
import { pageIn, usePagedPath } from '../../shared/remote/usePagedPath'
import { Page } from '../../shared/ui/Page'
import { Redirect } from '../../shared/ui/Redirect'
import { fareMediaFeature } from '../fareMedia/onDemand'
import { PrintView } from '../cardHistory/onDemand'
import { dayFilters, HistoryView, isShortText, Sum, useCardChoice } from '../histories/onDemand'
import { FundsNote } from './FundsNote'
import { purchaseHistory, purchaseHistoryFeature } from './purchaseHistory'
import { PurchasesTable } from './PurchasesTable'

export const feature = [purchaseHistoryFeature, fareMediaFeature]

/** The money on each card and in the wallet, with its trail (decision 57). */
export default function PurchaseHistoryScreen() {
  const page = pageIn(useParams().page)
  const { search } = useLocation()
  if (!page) return <Redirect to={`${paths.accountPurchases}/1${search}`} />
  return <Purchases page={page} />
}

function Purchases({ page }: { page: number }) {
  const { t } = useTranslation('histories')
  const [params] = useSearchParams()
  const view = params.get('view')
  useFocusOnChange(view)
  const cards = useCardChoice('account')
  const choices = [
    {
      ...cards,
      label: t('purchase.account'),
      options: [...cards.options, { value: 'wallet', label: t('purchase.wallet') }],
    },
  ]
  const address = usePagedPath(purchaseHistory.pages, {
    base: paths.accountPurchases,
    page,
    filters: { ...dayFilters, account: isShortText },
  })
  if (view === 'print')
    return (
      <Page title={t('purchase.title')}>
        <PrintView slice={purchaseHistory.whole} filter={address.filter} back={address.hrefOf(page)}>
          {(purchases) => (
            <>
              <PurchasesTable purchases={purchases} />
              <Change count={purchases.length} cents={purchases.reduce((sum, { amount }) => sum + amount, 0)} />
            </>
          )}
        </PrintView>
      </Page>
    )
  return (
    <Page title={t('purchase.title')} lead={t('purchase.lead')}>
      <HistoryView
        csv={purchaseHistory.csv}
        address={address}
        choices={choices}
        pagesLabel={t('pages.purchases')}
        emptyTitle={t('empty.purchases')}
        emptyText={t('empty.ordersText')}
      >
        {({ items, total, sum, opening, closing }) => (
          <>
            {typeof opening === 'number' && typeof closing === 'number' ? (
              <FundsNote opening={opening} sum={sum} closing={closing} />
            ) : (
              <Change count={total} cents={sum} />
            )}
            <PurchasesTable purchases={items} />
          </>
        )}
      </HistoryView>
    </Page>
  )
}

function Change({ count, cents }: { count: number; cents: number }) {
  const { t } = useTranslation('histories')
  return <Sum count={t('count.purchases', { count })} text={t('purchase.sum')} cents={cents} />
}
