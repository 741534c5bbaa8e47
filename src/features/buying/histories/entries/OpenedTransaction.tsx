import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { ListSkeleton } from '../../../../shared/lists/ListSkeleton'
import { EntryPage } from '../list/EntryPage'
import { shownTransaction } from './orderHistory'
import { TransactionDetails } from './TransactionDetails'

/** A transaction by the id in the address. `back` is the address of the list's page. */
export function OpenedTransaction({ id, back }: { id: string; back: string }) {
  const { t } = useTranslation('histories')
  const dispatch = useAppDispatch()
  const shown = useAppSelector(shownTransaction.select)
  const isMissing = shown.status === 'idle'
  useEffect(() => {
    if (isMissing) dispatch(shownTransaction.requested(id))
  }, [dispatch, id, isMissing])
  useEffect(() => () => void dispatch(shownTransaction.dropped()), [dispatch, id])
  const found = shown.status === 'loaded' ? shown.value : undefined
  return (
    <EntryPage title={t('transaction.title', { number: found?.transaction_number ?? '' }).trim()} id={id} back={back}>
      {found ? (
        <TransactionDetails transaction={found} />
      ) : shown.status === 'failed' ? (
        <FailurePanel
          title={t('transaction.notFound')}
          error={shown.error}
          onRetry={() => dispatch(shownTransaction.requested(id))}
        />
      ) : (
        <ListSkeleton />
      )}
    </EntryPage>
  )
}
