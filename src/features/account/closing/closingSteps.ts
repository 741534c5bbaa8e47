import { stepAt } from '../../../shared/navigation/steps'

/** The steps of closing an account in order, as the address names them (`?step=`). */
export const allSteps = ['losses', 'balance', 'confirm'] as const
export type Step = (typeof allSteps)[number]

export interface Progress {
  /** The rider has seen what ends, and went on. */
  hasLooked: boolean
  /** The wallet held money then. */
  hasBalance: boolean
  /** It was transferred: nothing of it is left to choose. */
  isPaid: boolean
  /** It was chosen what becomes of that money. */
  hasChoice: boolean
}

/** Returns the steps on the line. Until the balance is seen, its step is among them. */
export const stepsOf = ({ hasLooked, hasBalance }: Progress): Step[] =>
  allSteps.filter((step) => step !== 'balance' || hasBalance || !hasLooked)

/** Returns the steps that can be opened. */
export const openSteps = (progress: Progress): Step[] =>
  stepsOf(progress).filter((step) => step !== 'balance' || !progress.isPaid)

export function firstIncomplete({ hasLooked, hasBalance, isPaid, hasChoice }: Progress): Step {
  if (!hasLooked) return 'losses'
  return hasBalance && !isPaid && !hasChoice ? 'balance' : 'confirm'
}

export const stepOf = (asked: string | null, progress: Progress): Step =>
  stepAt(asked, openSteps(progress), firstIncomplete(progress))
