import { styled } from '@mui/material/styles'
import { memo, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvExport } from '../../../../shared/csv/csvExport'
import type { Page } from '../../../../shared/remote/pagedRemote'
import { loading } from '../../../../shared/remote/remote'
import type { Remote } from '../../../../shared/remote/remote'
import type { usePagedPath } from '../../../../shared/remote/usePagedPath'
import { NothingFound } from '../../../../shared/ui/pictures/drawings'
import { EmptyState } from '../../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { Pager } from '../../../../shared/ui/navigation/Pager'
import { HistoryFilter } from './HistoryFilter'
import type { FilterChoice } from './HistoryFilter'
import { HistorySkeleton, ListFiles, NothingInFilter } from '../../../cards/history/onDemand'

const Parts = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

interface HistoryViewProps<P extends Page<unknown>> {
  csv: CsvExport
  address: ReturnType<typeof usePagedPath<P>>
  choices: FilterChoice[]
  /** "Pages of orders". */
  pagesLabel: string
  emptyTitle: string
  emptyText: string
  /** What else can be done with the list: a link to the statement. */
  more?: ReactNode
  children: (page: P) => ReactNode
}

/** Renders again only for another page: while one loads, the rows that stay keep their addresses. */
const Rows = memo(
  ({ render }: { of: unknown; render: () => ReactNode }) => render(),
  (before, now) => before.of === now.of,
)

/**
 * One page of a history in all its states, with its filter, its file and its way to paper. A page of rows is much to
 * render: an answer shows without blocking a press.
 */
export function HistoryView<P extends Page<unknown>>(props: HistoryViewProps<P>) {
  const { csv, address, choices, pagesLabel, emptyTitle, emptyText, more, children } = props
  const { t } = useTranslation('histories')
  const { filter, isBusy, hrefOf, filterBy, retry } = address
  const remote = useDeferredValue<Remote<P>>(address.remote, loading)
  return (
    <Parts>
      <HistoryFilter filter={filter} choices={choices} onFilter={filterBy} />
      {remote.status === 'failed' ? (
        <FailurePanel title={t('failed')} error={remote.error} onRetry={retry} />
      ) : remote.status !== 'loaded' ? (
        <HistorySkeleton />
      ) : (
        <Parts aria-busy={isBusy || remote !== address.remote || undefined}>
          {remote.value.total > 0 ? (
            <>
              <Rows of={remote.value} render={() => children(remote.value)} />
              <Pager label={pagesLabel} page={remote.value.page} pages={remote.value.pages} hrefOf={hrefOf} />
              <ListFiles csv={csv} filter={filter} href={hrefOf(1)}>
                {more}
              </ListFiles>
            </>
          ) : Object.keys(remote.value.asked.filter).length > 0 ? (
            <NothingInFilter
              title={t('empty.filtered')}
              text={t('empty.filteredText')}
              clear={t('filter.clear')}
              onClear={() => filterBy(Object.fromEntries(Object.keys(filter).map((name) => [name, ''])))}
            />
          ) : (
            <EmptyState picture={NothingFound} title={emptyTitle} text={emptyText} />
          )}
        </Parts>
      )}
    </Parts>
  )
}
