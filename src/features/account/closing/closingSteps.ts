import { stepAt } from '../../../shared/navigation/steps'

/** In order, as in `?step=`. */
export const allSteps = ['losses', 'balance', 'confirm'] as const
export type Step = (typeof allSteps)[number]

export interface Progress {
  hasLooked: boolean
  hasBalance: boolean
  /** Transferred: nothing is left to choose. */
  isPaid: boolean
  hasChoice: boolean
}

/** With the balance's, until it is seen. */
export const stepsOf = ({ hasLooked, hasBalance }: Progress): Step[] =>
  allSteps.filter((step) => step !== 'balance' || hasBalance || !hasLooked)

export const openSteps = (progress: Progress): Step[] =>
  stepsOf(progress).filter((step) => step !== 'balance' || !progress.isPaid)

export function firstIncomplete({ hasLooked, hasBalance, isPaid, hasChoice }: Progress): Step {
  if (!hasLooked) return 'losses'
  return hasBalance && !isPaid && !hasChoice ? 'balance' : 'confirm'
}

export const stepOf = (asked: string | null, progress: Progress): Step =>
  stepAt(asked, openSteps(progress), firstIncomplete(progress))
