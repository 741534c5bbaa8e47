import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { knownKind } from '../../fareMedia/onDemand'
import type { CardKind } from '../../fareMedia/onDemand'

const parts = ['passes', 'history', 'autoload', 'autorenew', 'caps', 'manage'] as const
export type PartKey = (typeof parts)[number]

/** Parts that a kind of card does without, because it never has what they show. */
const without: Partial<Record<CardKind, readonly PartKey[]>> = {
  'bank card': ['passes', 'autoload', 'autorenew'],
  'commuter benefits': ['passes', 'autorenew', 'caps'],
}

/** Returns the parts of a card in their order. Each is a row of the overview. */
export function partsOf({ type }: FareMedium): PartKey[] {
  const kind = knownKind(type)
  const absent = (kind && without[kind]) ?? []
  return parts.filter((part) => !absent.includes(part))
}

/** Returns the key of a part's title. The overview has the card's name as its title. */
export const partTitle = (part: PartKey) =>
  part === 'autoload' || part === 'autorenew' ? (`charges.${part}` as const) : (`tab.${part}` as const)
