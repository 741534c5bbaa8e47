import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../../../shared/lists/ListSkeleton'
import { valueOf } from '../../../../shared/remote/remote'
import { useRemote } from '../../../../shared/remote/useRemote'
import { RemotePart } from '../../../../shared/ui/page/RemotePart'
import { EntryPage } from '../list/EntryPage'
import { shownTransaction } from './orderHistory'
import { TransactionDetails } from './TransactionDetails'

/** Shows the transaction in the address. `back` is the address of the list's page. */
export function OpenedTransaction({ id, back }: { id: string; back: string }) {
  const { t } = useTranslation('histories')
  const shown = useRemote(shownTransaction, id)
  const number = valueOf(shown)?.transaction_number ?? ''
  return (
    <EntryPage title={t('transaction.title', { number }).trim()} id={id} back={back}>
      <RemotePart of={shown} failed={t('transaction.notFound')} skeleton={<ListSkeleton />}>
        {(transaction) => <TransactionDetails transaction={transaction} />}
      </RemotePart>
    </EntryPage>
  )
}
