import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useNextLocation } from '../../../../shared/navigation/nextLocation'
import { Tabs } from '../../../../shared/ui/navigation/Tabs'
import { Page } from '../../../../shared/ui/page/Page'
import { historyTabs, tabAddress, tabAt } from './historyTabs'
import type { HistoryTabKey } from './historyTabs'

const titles = {
  orders: 'title',
  transactions: 'tab.transactions',
  passes: 'pass.historyTitle',
  purchases: 'purchase.title',
  taps: 'tab.taps',
} as const satisfies Record<HistoryTabKey, string>

/** Shows the kinds of history as tabs. Passes and purchases are pages of their own. */
export function HistoryFrame({ tab, children }: { tab: HistoryTabKey; children: ReactNode }) {
  const { t } = useTranslation('histories')
  const navigate = useNavigate()
  const next = tabAt(useNextLocation())
  return (
    <Page title={t(titles[tab])}>
      <Tabs
        label={t('tabs')}
        tabs={historyTabs.map((key) => ({ key, title: t(`tab.${key}`) }))}
        value={tab}
        pressed={next}
        onChange={(key) => void navigate(tabAddress[key])}
        activation="manual"
      >
        {tab === 'purchases' && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('purchase.lead')}</Typography>}
        {children}
      </Tabs>
    </Page>
  )
}
