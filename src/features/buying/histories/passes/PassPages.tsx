import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sum } from '../../../../shared/lists/Sum'
import { HistoryPages } from '../list/HistoryPages'
import type { HistoryAddress } from '../list/historyTabs'
import { OpenedPass } from './PassDetails'
import { passHistory } from './passHistory'
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
      instead={({ hrefOf }) => id && <OpenedPass id={id} back={hrefOf(at.page)} />}
    />
  )
}
