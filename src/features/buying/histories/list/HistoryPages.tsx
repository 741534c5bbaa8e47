import { Activity } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvExport } from '../../../../shared/lists/csvExport'
import type { Page, PageAsked } from '../../../../shared/lists/pagedRemote'
import type { RemoteSlice } from '../../../../shared/remote/remoteSlice'
import { isWaiting } from '../../../../shared/remote/remote'
import { useRemote } from '../../../../shared/remote/useRemote'
import { useListAddress } from '../../../../shared/lists/useListAddress'
import type { ListAddress } from '../../../../shared/lists/useListAddress'
import { BackLink } from '../../../../shared/ui/buttons/BackLink'
import { Page as PageFrame } from '../../../../shared/ui/page/Page'
import { PrintView } from '../../../../shared/lists/PrintView'
import { PaperHead, useDayFacts } from '../../../../shared/lists/PaperHead'
import type { FilterFact } from '../../../../shared/lists/PaperHead'
import { choiceFilters, dayFilters } from '../../../../shared/lists/listAddress'
import type { FilterChoice } from '../../../../shared/lists/ListFilter'
import type { HistoryAddress } from './historyTabs'
import { ListView } from '../../../../shared/lists/ListView'
import { useAppSelector } from '../../../../shared/store'
import { ownRecord } from '../../../identity/registration/onDemand'
import { selectUser } from '../../../identity/session'

interface HistoryPagesProps<T, P extends Page<T>> extends Omit<HistoryAddress, 'id'> {
  history: { pages: RemoteSlice<P, PageAsked>; whole: RemoteSlice<T[], PageAsked['filter']>; csv: CsvExport }
  /** The path before the page: `/account/orders`. */
  base: string
  /** Parameters to keep besides those of the filter, such as the tab. */
  keep?: readonly string[]
  choices: FilterChoice[]
  /** The list is a page, or a tab. */
  frame: (list: ReactNode) => ReactNode
  pagesLabel: string
  emptyTitle: string
  emptyText: string
  more?: ReactNode
  list: (page: P, hrefOf: (id: string) => string) => ReactNode
  paper: (entries: T[]) => ReactNode
  paperTitle: string
  instead?: (address: ListAddress<P>) => ReactNode
}

/**
 * Shows what the address names: a page of the list, an opened entry, or paper. The list stays hidden meanwhile, so that
 * the way back only shows it.
 */
export function HistoryPages<T, P extends Page<T>>(props: HistoryPagesProps<T, P>) {
  const { history, base, keep, page, view, choices, frame, list, paper, paperTitle, instead, ...texts } = props
  const filters = { ...dayFilters, ...choiceFilters(...choices.map(({ name }) => name)) }
  const address = useListAddress(history.pages, { filters, path: { base, page, keep } })
  const { filter, hrefOf, entryHref } = address
  const named = [...useDayFacts(filter), ...chosenIn(choices, filter)]
  const onPaper = { whole: history.whole, filter, named, back: hrefOf(page), paper, paperTitle }
  const other = instead?.(address) || (view === 'print' && <OnPaper {...onPaper} />)
  return (
    <>
      <Activity mode={other ? 'hidden' : 'visible'}>
        {frame(
          <ListView csv={history.csv} address={address} choices={choices} {...texts}>
            {(shown) => list(shown, entryHref)}
          </ListView>,
        )}
      </Activity>
      {other}
    </>
  )
}

interface OnPaperProps<T> {
  whole: RemoteSlice<T[], PageAsked['filter']>
  filter: Record<string, string>
  named: FilterFact[]
  back: string
  paper: (entries: T[]) => ReactNode
  paperTitle: string
}

function OnPaper<T>({ whole, filter, named, back, paper, paperTitle }: OnPaperProps<T>) {
  const { t } = useTranslation('lists')
  const user = useAppSelector(selectUser)
  // The paper names the rider as they are called now.
  const waits = isWaiting(useRemote(ownRecord))
  return (
    <PageFrame title={paperTitle} back={<BackLink to={back}>{t('back')}</BackLink>}>
      <PrintView slice={whole} filter={filter} waits={waits} head={<PaperHead person={user} filter={named} />}>
        {paper}
      </PrintView>
    </PageFrame>
  )
}

/** Returns the chosen options in words. An option that is not offered (yet) is shown as in the address. */
const chosenIn = (choices: readonly FilterChoice[], filter: Record<string, string | undefined>): FilterFact[] =>
  choices.flatMap(({ name, label, options }) => {
    const chosen = filter[name]
    return chosen ? [[label, options.find(({ value }) => value === chosen)?.label ?? chosen] as const] : []
  })
