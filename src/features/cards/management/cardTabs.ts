import type { FunctionComponent } from 'react'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { lazyPart } from '../../../i18n/lazyPart'
import { knownKind } from '../fareMedia/onDemand'
import type { CardKind } from '../fareMedia/onDemand'
import { ManageTab } from './ManageTab'
import { OverviewTab } from './OverviewTab'

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

/** The tabs in their order. All but the first and the last load when opened. */
export const cardTabs = {
  overview: OverviewTab,
  passes: PassesTab,
  history: HistoryTab,
  autoload: AutoloadTab,
  autorenew: AutoRenewTab,
  caps: CapsTab,
  manage: ManageTab,
} satisfies Record<string, Tab>

export type TabKey = keyof typeof cardTabs

/** Tabs that a kind of card does without, because it never has what they show. */
const without: Partial<Record<CardKind, TabKey[]>> = {
  'bank card': ['passes', 'autoload', 'autorenew'],
  'commuter benefits': ['passes', 'autorenew', 'caps'],
}

export function tabKeysOf({ type }: FareMedium): TabKey[] {
  const kind = knownKind(type)
  const absent = (kind && without[kind]) ?? []
  return (Object.keys(cardTabs) as TabKey[]).filter((key) => !absent.includes(key))
}
