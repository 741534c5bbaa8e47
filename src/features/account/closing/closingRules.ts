import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import type { Renewal } from '../../../api/contract/cards/renewals'
import type { LostWithAccount } from '../../../api/contract/account/security'
import { readAmount } from '../../../shared/locales/amounts'
import { fundsOnTheWay, isOnDevice, isUsable, knownKind } from '../../cards/fareMedia/onDemand'
import type { OperatorSettings } from '../../identity/settings'
import { isRunning } from '../../../shared/ui/states/runningState'
import type { CardRenewals } from '../upcoming/onDemand'

export type ClosingAct = 'deactivate' | 'delete'

/** Returns the ways to close that the operator offers (decision 54). Without any, there is no section. */
export function offeredActs({ features }: Pick<OperatorSettings, 'features'>): ClosingAct[] {
  return [
    ...(features.accountDeactivation ? ['deactivate' as const] : []),
    ...(features.accountDeletion ? ['delete' as const] : []),
  ]
}

/** A virtual card ends with its content; any other leaves the account and stays usable. */
export interface CardLoss {
  card: FareMedium
  isLost: boolean
  /** Cents, with commuter benefits and loads on their way. Only a card that stays can owe money. */
  funds: number
  /** Names of usable passes. */
  passes: string[]
  /** Passes that leave a phone and stay on the card. */
  offPhones: string[]
}

export const cardLosses = (cards: readonly FareMedium[]): CardLoss[] =>
  cards.map((card) => {
    const isLost = knownKind(card.type) === 'virtual'
    const held = (card.balances?.general_funds ?? 0) + (card.balances?.commuter_benefits ?? 0) + fundsOnTheWay(card)
    const usable = card.passes.filter(isUsable)
    return {
      ...{ card, isLost, funds: isLost ? Math.max(0, held) : held },
      passes: usable.map(({ name }) => name),
      offPhones: isLost ? [] : usable.filter(isOnDevice).map(({ name }) => name),
    }
  })

/** Returns what was shown as lost besides the wallet; undefined if a part is unknown. */
export function seenLosses(
  cards: readonly FareMedium[] | undefined,
  loose: readonly Pick<Pass, 'pass_id'>[] | undefined,
): Omit<LostWithAccount, 'wallet'> | undefined {
  const lost = cards?.filter(({ type }) => knownKind(type) === 'virtual')
  if (!lost || !loose || lost.some(({ balances, passesDropped }) => !balances || passesDropped > 0)) return undefined
  return {
    funds: cardLosses(lost).reduce((sum, { funds }) => sum + funds, 0),
    passes: [...lost.flatMap(({ passes }) => passes.filter(isUsable)), ...loose].map(({ pass_id }) => pass_id),
  }
}

export type Stopped =
  | { kind: 'card'; card: FareMedium; autoload: Autoload }
  | { kind: 'wallet'; autoload: Autoload }
  | { kind: 'renewal'; card: FareMedium; renewal: Renewal }

/** Returns what still charges: paused and failed ones charge nothing. */
export function stoppedCharges(
  cards: readonly FareMedium[],
  walletAutoload: Autoload | null | undefined,
  renewals: readonly CardRenewals[],
): Stopped[] {
  const all: Stopped[] = [
    ...cards.flatMap((card) => (card.autoload ? [{ kind: 'card' as const, card, autoload: card.autoload }] : [])),
    ...(walletAutoload ? [{ kind: 'wallet' as const, autoload: walletAutoload }] : []),
    ...renewals.flatMap(({ card, renewals: own }) =>
      own.map((renewal) => ({ kind: 'renewal' as const, card, renewal })),
    ),
  ]
  return all.filter((entry) => isRunning(entry.kind === 'renewal' ? entry.renewal : entry.autoload))
}

/** The rider confirms by typing the amount, however they write it. */
export const isForfeitTyped = (typed: string, balance: number): boolean => balance > 0 && readAmount(typed) === balance
