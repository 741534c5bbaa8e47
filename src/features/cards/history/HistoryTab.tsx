import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { CsvExport } from '../../../shared/csv/csvExport'
import { usePagedAddress } from '../../../shared/remote/usePagedAddress'
import type { PagedRemote } from '../../../shared/remote/pagedRemote'
import { valueOf } from '../../../shared/remote/remote'
import { StoreContext } from '../../../shared/store'
import { NothingFound } from '../../../shared/ui/pictures/drawings'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Pager } from '../../../shared/ui/navigation/Pager'
import { knownKind } from '../fareMedia/onDemand'
import { ActivityTable } from './ActivityTable'
import { cardActivity, cardHistoryFeature, cardTaps } from './cardHistory'
import { DateRange } from './DateRange'
import { HistoryOnPaper } from './HistoryOnPaper'
import { HistorySkeleton } from './HistorySkeleton'
import { ListFiles } from './ListFiles'
import { NothingInFilter } from './NothingInFilter'
import { TapDays } from './TapDays'

/** What happened to a card (FM-10). A linked bank card has taps instead (decision 109). */
export function HistoryTab({ card }: { card: FareMedium }) {
  const store = useContext(StoreContext)
  // Before the parts below ask for their pages.
  store?.attach(cardHistoryFeature)
  const isOnPaper = useSearchParams()[0].get('view') === 'print'
  if (isOnPaper) return <HistoryOnPaper card={card} />
  return knownKind(card.type) === 'bank card' ? <Taps card={card} /> : <Activities card={card} />
}

function Activities({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const [params] = useSearchParams()
  const list = usePagedAddress(cardActivity.pages, ['from', 'to'], { card: card.faremedia_id })
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  // Of the answer that shows: the address may already ask for another one.
  const asked = valueOf(list.remote)?.asked.filter
  const filter = (first: string, last: string) => list.filterByAll({ from: first, to: last })
  return (
    <Frame>
      <DateRange from={from} to={to} onChange={filter} />
      <Listed
        list={list}
        kind={cardActivity}
        empty={
          asked?.from || asked?.to ? (
            <NothingInFilter
              title={t('empty.filtered')}
              headingLevel={3}
              clear={t('filter.clear')}
              onClear={() => filter('', '')}
            />
          ) : (
            <EmptyState picture={NothingFound} title={t('empty.title')} text={t('empty.text')} headingLevel={3} />
          )
        }
      >
        {(items) => <ActivityTable activities={items} />}
      </Listed>
    </Frame>
  )
}

function Taps({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const list = usePagedAddress(cardTaps.pages, [], { card: card.faremedia_id })
  return (
    <Frame>
      <Typography color="text.secondary">{t('taps.lead')}</Typography>
      <Listed
        list={list}
        kind={cardTaps}
        empty={
          <EmptyState picture={NothingFound} title={t('taps.empty')} text={t('taps.emptyText')} headingLevel={3} />
        }
      >
        {(items) => <TapDays taps={items} />}
      </Listed>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      {children}
    </Paper>
  )
}

interface ListedProps<T> {
  list: ReturnType<typeof usePagedAddress<T>>
  kind: { pages: PagedRemote<T>; csv: CsvExport }
  empty: ReactNode
  children: (items: T[]) => ReactNode
}

/** One page of a list in all its states. What was read of another card is gone when the tab closes. */
function Listed<T>({ list, kind: { pages: slice, csv }, empty, children }: ListedProps<T>) {
  const { remote, filter, isBusy, hrefOf, retry } = list
  const { t } = useTranslation('cardHistory')
  const store = useContext(StoreContext)
  useEffect(() => () => void store?.dispatch(slice.dropped()), [store, slice])
  if (remote.status === 'failed') return <FailurePanel title={t('failed')} error={remote.error} onRetry={retry} />
  if (remote.status !== 'loaded') return <HistorySkeleton />
  const { items, page, pages, total } = remote.value
  if (total === 0) return empty
  return (
    <Box aria-busy={isBusy || undefined} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {children(items)}
      <Pager label={t('pages')} page={page} pages={pages} hrefOf={hrefOf} />
      <ListFiles csv={csv} filter={filter} href={hrefOf(1)} />
    </Box>
  )
}
