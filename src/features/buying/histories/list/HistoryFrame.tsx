import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useNextLocation } from '../../../../shared/navigation/nextLocation'
import { paths } from '../../../../shared/paths'
import { Tabs } from '../../../../shared/ui/navigation/Tabs'
import { Page } from '../../../../shared/ui/page/Page'
import { historyTabs, tabIn } from './historyTabs'
import type { HistoryTabKey } from './historyTabs'

/** The order history with its tabs. Each tab has its own pages, so another one begins with its first. */
export function HistoryFrame({ tab, children }: { tab: HistoryTabKey; children: ReactNode }) {
  const { t } = useTranslation('histories')
  const navigate = useNavigate()
  const next = tabIn(useNextLocation().search)
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('tabs')}
        tabs={historyTabs.map((key) => ({ key, title: t(`tab.${key}`) }))}
        value={tab}
        pressed={next}
        onChange={(key) => void navigate(`${paths.accountOrders}/1${key === 'orders' ? '' : `?tab=${key}`}`)}
        activation="manual"
      >
        {children}
      </Tabs>
    </Page>
  )
}
