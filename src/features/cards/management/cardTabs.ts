import type { FunctionComponent } from 'react'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { lazyPart } from '../../../i18n/lazyPart'
import { OverviewTab } from './OverviewTab'
import type { PartKey } from './rows/parts'

type Tab = FunctionComponent<{ card: FareMedium }>

const HistoryTab = lazyPart(
  async () => ({ default: (await import('../history/onDemand')).HistoryTab }),
  ['cardHistory', 'lists', 'cases'],
)
const AutoloadTab = lazyPart(
  async () => ({ default: (await import('../autoload/onDemand')).AutoloadTab }),
  ['autoload', 'payment'],
)
const PassesTab = lazyPart(async () => ({ default: (await import('../passes/onDemand')).PassesTab }), ['ownPasses'])
const CapsTab = lazyPart(async () => ({ default: (await import('../history/onDemand')).CapsTab }), ['cardHistory'])

const AutoRenewTab = lazyPart(
  async () => ({ default: (await import('../renewals/onDemand')).AutoRenewTab }),
  ['renewals', 'payment'],
)

const ManageTab = lazyPart(async () => ({ default: (await import('./ManageTab')).ManageTab }))

/** The pages of a card. All but the first load when opened. */
export const cardTabs = {
  overview: OverviewTab,
  passes: PassesTab,
  history: HistoryTab,
  autoload: AutoloadTab,
  autorenew: AutoRenewTab,
  caps: CapsTab,
  manage: ManageTab,
} satisfies Record<'overview' | PartKey, Tab>

export type TabKey = keyof typeof cardTabs
