import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { now } from '../../../../shared/clock'
import { dayOf } from '../../../../shared/locales/dates'
import type { OperatorSettings } from '../../../identity/settings'

/** Whether products can be bought for a card, or why not. `unknown`: the portal has no text for the status. */
export type Standing = 'good' | 'blocked' | 'suspended' | 'invalid' | 'expired' | 'unsupported' | 'unknown'

/** Checks whether a card cannot be used now, so that no charge for it goes through. */
export const isOutOfUse = (standing: Standing): standing is Exclude<Standing, 'good' | 'unsupported'> =>
  standing !== 'good' && standing !== 'unsupported'

/** Returns the kind in one spelling: `Bank card`, `bank_card` and `BANK-CARD` are the same. */
export const kindOf = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')

const knownKinds = ['virtual', 'physical', 'bank card', 'commuter benefits'] as const
export type CardKind = (typeof knownKinds)[number]

export const knownKind = (type: string): CardKind | undefined => knownKinds.find((kind) => kind === kindOf(type))

/** Only our own cards hold money and charges here: banks and employers keep theirs. */
export const isOurs = ({ type }: Pick<FareMedium, 'type'>): boolean => {
  const kind = knownKind(type)
  return kind === 'virtual' || kind === 'physical'
}

/** Backends spell a status in upper or lower case (decision 51). A card without a status is good, as with ACTIVE. */
const statuses = new Map<string, Standing>([
  ['', 'good'],
  ['active', 'good'],
  ['unblocked', 'good'],
  ['blocked', 'blocked'],
  ['suspended', 'suspended'],
  ['invalid', 'invalid'],
  ['expired', 'expired'],
])

type Rules = Pick<OperatorSettings, 'operator' | 'fareCards'>

/** Returns the first obstacle: the status, then the expiry date, then the kinds that the operator sells for. */
export function standingOf(
  { status, expiration_date, type }: FareMedium,
  { operator, fareCards }: Rules,
  at: number = now(),
): Standing {
  const said = statuses.get((status ?? '').trim().toLowerCase()) ?? 'unknown'
  if (said !== 'good') return said
  // A card is good through its last day in the operator's time zone.
  if (expiration_date && expiration_date.slice(0, 10) < dayOf(at, operator.timeZone)) return 'expired'
  return fareCards.purchasable.some((kind) => kindOf(kind) === kindOf(type)) ? 'good' : 'unsupported'
}
