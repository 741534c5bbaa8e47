import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/paths'
import { Tabs } from '../../shared/ui/navigation/Tabs'
import { Page } from '../../shared/ui/Page'
import { historyTabs } from './historyTabs'
import type { HistoryTabKey } from './historyTabs'

/** The order history with its tabs. Each tab has its own pages, so another one begins with its first. */
export function HistoryFrame({ tab, children }: { tab: HistoryTabKey; children: ReactNode }) {
  const { t } = useTranslation('histories')
  const navigate = useNavigate()
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('tabs')}
        tabs={historyTabs.map((key) => ({ key, title: t(`tab.${key}`) }))}
        value={tab}
        onChange={(key) => void navigate(`${paths.accountOrders}/1${key === 'orders' ? '' : `?tab=${key}`}`)}
        activation="manual"
      >
        {children}
      </Tabs>
    </Page>
  )
}
