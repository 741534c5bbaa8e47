import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { memo, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loading } from '../remote/remote'
import type { Remote } from '../remote/remote'
import { paths } from '../paths'
import { LinkButton } from '../ui/buttons/Button'
import { EmptyState } from '../ui/page/EmptyState'
import { FailurePanel } from '../ui/page/FailurePanel'
import { Ticket } from '../ui/pictures/thingDrawings'
import type { CsvExport } from './csvExport'
import { ListFiles } from './ListFiles'
import { ListFilter } from './ListFilter'
import type { FilterChoice } from './ListFilter'
import { ListSkeleton } from './ListSkeleton'
import { NothingInFilter } from './NothingInFilter'
import { Pager } from './Pager'
import type { Page } from './pagedRemote'
import type { ListAddress } from './useListAddress'

const Parts = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

interface ListViewProps<P extends Page<unknown>> {
  csv: CsvExport
  address: ListAddress<P>
  /** Without choices, the list has no filter. */
  choices?: FilterChoice[]
  pagesLabel: string
  emptyTitle: string
  emptyText: string
  headingLevel?: 2 | 3
  /** What a rider does next whose list is empty. By default, they look for something to buy. */
  emptyAct?: ReactNode
  more?: ReactNode
  children: (page: P) => ReactNode
}

/** Renders again only for another page. While that loads, the rows keep their addresses. */
const Rows = memo(
  ({ render }: { of: unknown; render: () => ReactNode }) => render(),
  (before, now) => before.of === now.of,
)

/**
 * One page of a list in all its states, with filter, file and paper. Rows take long to render, so an answer shows
 * without blocking a press.
 */
export function ListView<P extends Page<unknown>>(props: ListViewProps<P>) {
  const { address, choices } = props
  const { t } = useTranslation('lists')
  const { filter, isBusy, filterBy, clear, retry } = address
  const remote = useDeferredValue<Remote<P>>(address.remote, loading)
  const shown = remote.status === 'loaded' ? remote.value : undefined
  const isWithout = shown?.total === 0
  const isEmpty = isWithout && Object.values(shown.asked.filter).every((value) => !value)
  return (
    <Parts>
      {choices && (
        // A list without entries needs no filter. Its place stays.
        <Box sx={isEmpty ? { visibility: 'hidden' } : undefined}>
          <ListFilter filter={filter} choices={choices} onFilter={filterBy} onClear={isWithout ? undefined : clear} />
        </Box>
      )}
      {remote.status === 'failed' ? (
        <FailurePanel saysAll title={t('failed')} error={remote.error} onRetry={retry} />
      ) : remote.status !== 'loaded' ? (
        <ListSkeleton />
      ) : (
        <Parts aria-busy={isBusy || remote !== address.remote || undefined}>
          <Loaded {...props} page={remote.value} />
        </Parts>
      )}
    </Parts>
  )
}

function Loaded<P extends Page<unknown>>({ page, ...props }: ListViewProps<P> & { page: P }) {
  const { t } = useTranslation('lists')
  const toProducts = (
    <LinkButton variant="contained" to={paths.products}>
      {t('empty.act')}
    </LinkButton>
  )
  const { csv, address, pagesLabel, emptyTitle, emptyText, emptyAct = toProducts, headingLevel, more, children } = props
  const { asked, names, hrefOf, clear } = address
  if (page.total > 0)
    return (
      <>
        <Rows of={page} render={() => children(page)} />
        <Pager label={pagesLabel} page={page.page} pages={page.pages} hrefOf={hrefOf} />
        <ListFiles csv={csv} filter={asked} href={hrefOf(1)}>
          {more}
        </ListFiles>
      </>
    )
  // The filter of the shown answer counts, because the address may already ask for another one.
  if (names.some((name) => page.asked.filter[name]))
    return (
      <NothingInFilter
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        headingLevel={headingLevel}
        clear={t('filter.clear')}
        onClear={clear}
      />
    )
  return (
    <EmptyState picture={Ticket} title={emptyTitle} text={emptyText} headingLevel={headingLevel} action={emptyAct} />
  )
}
