import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { now } from '../../../../shared/clock'
import { dayOf } from '../../../../shared/locales/dates'
import type { OperatorSettings } from '../../../identity/settings'

/** If products can be bought for it, or why not. `unknown`: a status without our text. */
export type Standing = 'good' | 'blocked' | 'suspended' | 'invalid' | 'expired' | 'unsupported' | 'unknown'

/** `Bank card`, `bank_card` and `BANK-CARD` are one. */
export const kindOf = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')

const knownKinds = ['virtual', 'physical', 'bank card', 'commuter benefits'] as const
export type CardKind = (typeof knownKinds)[number]

export const knownKind = (type: string): CardKind | undefined => knownKinds.find((kind) => kind === kindOf(type))

/** In any case (decision 51). None, like ACTIVE, is good. */
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

/** Status, then expiry, then kinds that the operator sells for. */
export function standingOf(
  { status, expiration_date, type }: FareMedium,
  { operator, fareCards }: Rules,
  at: number = now(),
): Standing {
  const said = statuses.get((status ?? '').trim().toLowerCase()) ?? 'unknown'
  if (said !== 'good') return said
  // Good through the operator's last day.
  if (expiration_date && expiration_date.slice(0, 10) < dayOf(at, operator.timeZone)) return 'expired'
  return fareCards.purchasable.some((kind) => kindOf(kind) === kindOf(type)) ? 'good' : 'unsupported'
}
