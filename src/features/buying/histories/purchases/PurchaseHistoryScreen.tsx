import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { useFocusOnChange } from '../../../../shared/focus/moveFocus'
import { paths } from '../../../../shared/paths'
import { pageIn } from '../../../../shared/lists/listAddress'
import { Redirect } from '../../../../shared/ui/page/Redirect'
import { HistoryFrame } from '../list/HistoryFrame'
import { HistoryPages } from '../list/HistoryPages'
import { useCardChoice } from '../list/useCardChoice'
import { Sum } from '../../../../shared/lists/Sum'
import { FundsNote } from './FundsNote'
import { PurchaseDays } from './PurchaseDays'
import { purchaseHistory } from './purchaseHistory'

/** Shows the money on each card and in the wallet, with its trail (decision 57). */
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
  const wallet = { value: 'wallet', label: t('purchase.wallet') }
  const account = { ...useCardChoice('account', [wallet]), label: t('purchase.account') }
  return (
    <HistoryPages
      page={page}
      view={view}
      history={purchaseHistory}
      base={paths.accountPurchases}
      choices={[account]}
      frame={(list) => <HistoryFrame tab="purchases">{list}</HistoryFrame>}
      pagesLabel={t('pages.purchases')}
      emptyTitle={t('empty.purchases')}
      emptyText={t('empty.purchasesText')}
      list={(shown) => (
        <>
          <Funds {...shown} />
          <PurchaseDays page={shown} />
        </>
      )}
      paperTitle={t('purchase.title')}
      paper={(purchases) => (
        <>
          <PurchaseDays page={{ items: purchases, page: 1, pages: 1 }} onPaper />
          <Change count={purchases.length} cents={purchases.reduce((sum, { amount }) => sum + amount, 0)} />
        </>
      )}
    />
  )
}

interface FundsProps {
  total: number
  sum: number
  opening?: number | null
  closing?: number | null
}

function Funds({ total, sum, opening, closing }: FundsProps) {
  if (typeof opening !== 'number' || typeof closing !== 'number') return <Change count={total} cents={sum} />
  return <FundsNote opening={opening} sum={sum} closing={closing} />
}

function Change({ count, cents }: { count: number; cents: number }) {
  const { t } = useTranslation('histories')
  return <Sum count={t('count.purchases', { count })} text={t('purchase.sum')} cents={cents} isChange />
}
