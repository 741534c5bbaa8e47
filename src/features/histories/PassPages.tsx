import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePagedPath } from '../../shared/remote/usePagedPath'
import { useAppSelector } from '../../shared/store'
import { Page } from '../../shared/ui/Page'
import { valueOf } from '../../shared/remote/remote'
import { PrintView } from '../cardHistory/onDemand'
import { EntryPage } from './EntryPage'
import { dayFilters, isShortText } from './filterRules'
import type { TabAddress } from './historyTabs'
import { HistoryView } from './HistoryView'
import { KeptList } from './KeptList'
import { PassOfAddress } from './PassDetails'
import { passHistory, shownPass } from './passHistory'
import { PassesTable } from './PassesTable'
import { useCardChoice } from './useCardChoice'

const statuses = ['available', 'active', 'expired', 'spoiled'] as const

interface PassPagesProps extends TabAddress {
  base: string
  keep?: readonly string[]
  /** The frame of the list: a page of its own, or a tab. */
  frame: (list: ReactNode) => ReactNode
}

/** The rider's passes: the list, an opened pass, and the list on paper (ACC-08). */
export function PassPages({ page, id, view, base, keep, frame }: PassPagesProps) {
  const { t } = useTranslation(['histories', 'passes'])
  const shown = valueOf(useAppSelector(shownPass.select))
  const address = usePagedPath(passHistory.pages, {
    base,
    page,
    filters: { ...dayFilters, card: isShortText, status: isShortText },
    keep,
  })
  const choices = [
    useCardChoice(),
    {
      name: 'status',
      label: t('pass.status'),
      options: statuses.map((value) => ({ value, label: t(`passes:status.${value}`) })),
    },
  ]
  const { filter, hrefOf, entryHref } = address
  const insteadOf = () => {
    if (id)
      return (
        <EntryPage title={shown?.pass_id === id ? shown.name : t('pass.title')} id={id} back={hrefOf(page)}>
          <PassOfAddress id={id} />
        </EntryPage>
      )
    if (view === 'print')
      return (
        <Page title={t('passes:title')}>
          <PrintView slice={passHistory.whole} filter={filter} back={hrefOf(page)}>
            {(passes) => <PassesTable passes={passes} />}
          </PrintView>
        </Page>
      )
    return null
  }
  const instead = insteadOf()
  const list = frame(
    <HistoryView
      csv={passHistory.csv}
      address={address}
      choices={choices}
      pagesLabel={t('pages.passes')}
      emptyTitle={t('empty.passes')}
      emptyText={t('empty.passesText')}
    >
      {({ items }) => <PassesTable passes={items} href={entryHref} />}
    </HistoryView>,
  )
  return <KeptList list={list} instead={instead} />
}
