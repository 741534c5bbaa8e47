import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../api/contract/orders'
import type { Page } from '../../../shared/remote/pagedRemote'
import type { usePagedPath } from '../../../shared/remote/usePagedPath'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/FailurePanel'
import { Redirect } from '../../../shared/ui/Redirect'
import { HistorySkeleton } from '../../cards/history/onDemand'
import { EntryPage } from './EntryPage'
import { transactionPage } from './orderHistory'
import type { WantedTransaction } from './orderHistory'
import { TransactionDetails } from './TransactionDetails'

type Address = ReturnType<typeof usePagedPath<Page<Transaction>>>

interface OpenedTransactionProps {
  id: string
  /** The page of the address. */
  page: number
  address: Address
}

/**
 * A transaction by the id in the address. No call gives a single one, so it is taken from the page of the address, or
 * from a later one, which then becomes the address.
 */
export function OpenedTransaction({ id, page, address }: OpenedTransactionProps) {
  const { t } = useTranslation('histories')
  const { remote, hrefOf, retry } = address
  const found =
    remote.status === 'loaded' ? remote.value.items.find(({ transaction_id }) => transaction_id === id) : undefined
  return (
    <EntryPage
      title={t('transaction.title', { number: found?.transaction_number ?? '' }).trim()}
      id={id}
      back={hrefOf(page)}
    >
      {found ? (
        <TransactionDetails transaction={found} />
      ) : remote.status === 'failed' ? (
        <FailurePanel title={t('failed')} error={remote.error} onRetry={retry} />
      ) : remote.status === 'loaded' && !address.isBusy ? (
        <OnLaterPage id={id} shown={remote.value.page} address={address} />
      ) : (
        <HistorySkeleton />
      )}
    </EntryPage>
  )
}

/** Looks for the transaction after the page that shows, and opens it there. */
function OnLaterPage({ id, shown, address }: { id: string; shown: number; address: Address }) {
  const { t } = useTranslation('histories')
  const dispatch = useAppDispatch()
  const place = useAppSelector(transactionPage.select)
  const { filter, entryHref } = address
  const key = JSON.stringify({ id, page: shown + 1, filter } satisfies WantedTransaction)
  const look = useCallback(
    () => void dispatch(transactionPage.requested(JSON.parse(key) as WantedTransaction)),
    [dispatch, key],
  )
  useEffect(() => {
    look()
    return () => void dispatch(transactionPage.dropped())
  }, [dispatch, look])
  if (place.status === 'failed') return <FailurePanel title={t('failed')} error={place.error} onRetry={look} />
  if (place.status !== 'loaded') return <HistorySkeleton />
  if (place.value === null) return <FailurePanel title={t('transaction.notHere')} text={t('transaction.notHereText')} />
  return <Redirect to={entryHref(id, place.value)} />
}
