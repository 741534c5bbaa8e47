import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOf } from '../../../../shared/remote/remote'
import { useAppSelector } from '../../../../shared/store'
import { Sum } from '../../../../shared/lists/Sum'
import { EntryPage } from '../list/EntryPage'
import { HistoryPages } from '../list/HistoryPages'
import type { HistoryAddress } from '../list/historyTabs'
import { PassState } from '../../../cards/fareMedia/onDemand'
import { PassOfAddress } from './PassDetails'
import { passHistory, shownPass } from './passHistory'
import { PassRows } from './PassRows'
import { useCardChoice } from '../list/useCardChoice'

const statuses = ['available', 'active', 'expired', 'spoiled'] as const

interface PassPagesProps extends HistoryAddress {
  base: string
  /** The list is a page, or a tab. */
  frame: (list: ReactNode) => ReactNode
}

export function PassPages({ id, ...at }: PassPagesProps) {
  const { t } = useTranslation(['histories', 'passes', 'lists'])
  const shown = valueOf(useAppSelector(shownPass.select))
  const opened = shown?.pass_id === id ? shown : undefined
  const status = {
    name: 'status',
    label: t('pass.status'),
    options: statuses.map((value) => ({ value, label: t(`passes:status.${value}`) })),
  }
  return (
    <HistoryPages
      {...at}
      history={passHistory}
      choices={[useCardChoice(), status]}
      pagesLabel={t('pages.passes')}
      emptyTitle={t('empty.passes')}
      emptyText={t('empty.passesText')}
      list={({ items }, hrefOf) => <PassRows passes={items} href={hrefOf} />}
      paperTitle={t('passes:title')}
      paper={(passes) => (
        <>
          <PassRows passes={passes} />
          <Sum
            count={t('count.passes', { count: passes.length })}
            text={t('lists:sum')}
            cents={passes.reduce((sum, { price }) => sum + (price ?? 0), 0)}
          />
        </>
      )}
      instead={({ hrefOf }) =>
        id && (
          <EntryPage
            title={opened?.name ?? t('pass.title')}
            state={opened && <PassState pass={opened} />}
            id={id}
            back={hrefOf(at.page)}
          >
            <PassOfAddress id={id} />
          </EntryPage>
        )
      }
    />
  )
}
