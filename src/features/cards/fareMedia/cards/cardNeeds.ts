import type { CardPass, FareMedium } from '../../../../api/contract/cards/fareMedia'
import { now } from '../../../../shared/clock'
import { paths } from '../../../../shared/paths'
import { stoppedAs } from '../../../../shared/ui/states/runningState'
import type { OperatorSettings } from '../../../identity/settings'
import { standingOf } from './cardStanding'
import { isUsable } from '../passList/passStatus'

const outOfUse = ['blocked', 'suspended', 'invalid', 'expired'] as const
export type OutOfUse = (typeof outOfUse)[number]

export type CardNeed = { kind: OutOfUse } | ChargeNeed
export type ChargeNeed =
  | { kind: 'autoloadFailed' | 'autoloadPaused' }
  | { kind: 'renewalFailed' | 'renewalPaused'; pass: CardPass }

/**
 * Returns what needs an act, the worst first. A card out of use needs only that: its charges cannot be mended before.
 */
export function cardNeeds(
  card: FareMedium,
  settings: Pick<OperatorSettings, 'operator' | 'fareCards'>,
  at: number = now(),
): CardNeed[] {
  const standing = standingOf(card, settings, at)
  const stopped = outOfUse.find((known) => known === standing)
  if (stopped) return [{ kind: stopped }]
  const autoload = stoppedAs(card.autoload)
  const needs: CardNeed[] = autoload ? [{ kind: autoload === 'failed' ? 'autoloadFailed' : 'autoloadPaused' }] : []
  for (const pass of card.passes) {
    const renewal = pass.renewal_state ? stoppedAs({ state: pass.renewal_state }) : undefined
    // The pass of a failed renewal ends, and the rider still waits for the next one.
    if (renewal === 'failed') needs.push({ kind: 'renewalFailed', pass })
    if (renewal === 'paused' && isUsable(pass)) needs.push({ kind: 'renewalPaused', pass })
  }
  return needs.sort((one, other) => Number(isSevere(other.kind)) - Number(isSevere(one.kind)))
}

export const isOfCharge = (need: CardNeed): need is ChargeNeed => !outOfUse.some((known) => known === need.kind)

/** The rider chose the pause. */
export const isSevere = (kind: CardNeed['kind']): boolean => kind !== 'autoloadPaused' && kind !== 'renewalPaused'

/** Returns the place where the need is mended, with the remedy in sight. */
export function placeOfNeed({ kind }: CardNeed, cardId: string): string {
  if (kind === 'blocked') return paths.cardTab(cardId, 'manage')
  if (kind === 'autoloadFailed' || kind === 'autoloadPaused') return paths.cardTab(cardId, 'autoload')
  if (kind === 'renewalFailed' || kind === 'renewalPaused') return paths.cardTab(cardId, 'autorenew')
  // The card's page says how to reach the operator.
  return paths.fareCard(cardId)
}

/** Returns cards that need an act first; otherwise their order stays. */
export const needyFirst = (
  cards: readonly FareMedium[],
  settings: Pick<OperatorSettings, 'operator' | 'fareCards'>,
  at: number = now(),
): FareMedium[] => {
  const rank = (card: FareMedium) => Number(cardNeeds(card, settings, at).length === 0)
  return [...cards].sort((one, other) => rank(one) - rank(other))
}
