import { knownWord } from '../../../shared/knownWord'
import { isRunning } from '../../../shared/ui/states/runningState'
import type { CardPass, FareMedium } from '../../../api/contract/cards/fareMedia'
import { holdingsOf } from '../management/onDemand'
import { fundsOnTheWay, movableFunds, passStatus } from '../fareMedia/onDemand'
import type { Standing } from '../fareMedia/onDemand'

export const steps = ['block', 'move', 'payments', 'replacement'] as const
export type Step = (typeof steps)[number]

/** `waiting`: nothing is asked before the card is blocked. */
export type StepState = 'done' | 'open' | 'skipped' | 'waiting'

/**
 * Whether the operator knows that the card is lost or stolen: only then passes in use move to its replacement. A card that was
 * blocked elsewhere may still be reported; one that is out of use for another reason may not.
 */
export type LossReport = 'told' | 'possible' | 'impossible'

export const reportOf = (standing: Standing, isReported: boolean): LossReport =>
  standing !== 'blocked' ? 'impossible' : isReported ? 'told' : 'possible'

export interface Situation {
  card: FareMedium
  isBlocked: boolean
  /** Autoloads and renewals that still charge; undefined while unknown. */
  charging: number | undefined
  /** The renewals could not be read. */
  areChargesMissing: boolean
  skipped: readonly string[]
  isReplaced: boolean
  report: LossReport
}

/** Returns the passes that can leave the card (decision 94). */
export const movablePasses = ({ passes }: FareMedium): CardPass[] =>
  passes.filter((pass) => passStatus(pass) === 'available')

/** Checks whether the balance and each pass could be read. */
export const isContentKnown = (card: FareMedium): boolean => holdingsOf(card) !== 'unknown'

/** Sorts passes in use by what the operator's codes say happens once the card is replaced. */
export function passesInUse({ passes }: FareMedium): { moves: CardPass[]; stays: CardPass[] } {
  const inUse = passes.filter((pass) => passStatus(pass) === 'active')
  const moves = inUse.filter(({ if_lost }) => knownWord(['moves'], if_lost))
  return { moves, stays: inUse.filter((pass) => !moves.includes(pass)) }
}

const isDone: Record<Step, (situation: Situation) => boolean> = {
  block: ({ isBlocked }) => isBlocked,
  move: ({ card }) => isContentKnown(card) && movableFunds(card) === 0 && movablePasses(card).length === 0,
  payments: ({ charging }) => charging === 0,
  replacement: ({ isReplaced }) => isReplaced,
}

/** Returns each step's state. It follows from the card itself, so that reloads and other tabs change nothing. */
export function stepStates(situation: Situation): Record<Step, StepState> {
  const stateOf = (step: Step): StepState => {
    if (isDone[step](situation)) return 'done'
    if (step === 'block') return 'open'
    if (!situation.isBlocked) return 'waiting'
    return situation.skipped.includes(step) ? 'skipped' : 'open'
  }
  return Object.fromEntries(steps.map((step) => [step, stateOf(step)])) as Record<Step, StepState>
}

export const hasRunningAutoload = ({ autoload }: FareMedium): boolean => isRunning(autoload)

export const isOver = (states: Record<Step, StepState>): boolean =>
  steps.every((step) => states[step] === 'done' || states[step] === 'skipped')

/** What stays on the lost card, or can still be charged, in cents. */
export interface AtRisk {
  /** Charges that are known to go on. */
  charging: number
  isChargingKnown: boolean
  isContentKnown: boolean
  funds: number
  commuter: number
  onItsWay: number
}

export function atRisk({ card, charging }: Situation): AtRisk {
  return {
    charging: charging ?? (hasRunningAutoload(card) ? 1 : 0),
    isChargingKnown: charging !== undefined,
    isContentKnown: isContentKnown(card),
    funds: movableFunds(card),
    commuter: card.balances?.commuter_benefits ?? 0,
    onItsWay: fundsOnTheWay(card),
  }
}
