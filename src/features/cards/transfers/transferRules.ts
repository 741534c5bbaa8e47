import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { readAmount } from '../../../shared/locales/amounts'
import { isOurs, movableFunds, standingOf } from '../fareMedia/onDemand'
import type { Standing } from '../fareMedia/onDemand'
import type { OperatorSettings } from '../../identity/settings'

/** A transfer that a rider wants, in cents. */
export interface Transfer {
  fromId: string
  toId: string
  amount: number
}

type Rules = Pick<OperatorSettings, 'operator' | 'fareCards'>

/** Returns our own cards. A bank card's funds are at the bank, and commuter benefits cannot move (decision 48). */
export const ownCards = (cards: FareMedium[]): FareMedium[] => cards.filter(isOurs)

/** Funds may leave a blocked card, which may be lost (decision 46), and an expired one. */
const gives: Partial<Record<Standing, true>> = { good: true, unsupported: true, blocked: true, expired: true }
const takes: Partial<Record<Standing, true>> = { good: true, unsupported: true }

export const sourcesOf = (cards: FareMedium[], rules: Rules): FareMedium[] =>
  ownCards(cards).filter((card) => gives[standingOf(card, rules)] && movableFunds(card) > 0)

export const targetsOf = (cards: FareMedium[], fromId: string, rules: Rules): FareMedium[] =>
  ownCards(cards).filter((card) => card.faremedia_id !== fromId && takes[standingOf(card, rules)])

/** Returns what is wrong with a typed amount. `available` is in cents. */
export function amountProblem(typed: string, available: number): 'notValid' | 'tooMuch' | undefined {
  const cents = readAmount(typed)
  if (cents === undefined || cents === 0) return 'notValid'
  return cents > available ? 'tooMuch' : undefined
}

export type Obstacle = 'onlyOne' | 'noSource' | 'nothing' | 'noTarget'

export function obstacleOf(cards: FareMedium[], fromId: string, rules: Rules): Obstacle | undefined {
  if (cards.length < 2) return 'onlyOne'
  const from = ownCards(cards).find((card) => card.faremedia_id === fromId)
  if (!from || !gives[standingOf(from, rules)]) return 'noSource'
  if (movableFunds(from) === 0) return 'nothing'
  return targetsOf(cards, fromId, rules).length === 0 ? 'noTarget' : undefined
}
