import { stepAt } from '../../../shared/navigation/steps'

/** The steps in order, as `?step=` names them. */
export const allSteps = ['losses', 'balance', 'confirm'] as const
export type Step = (typeof allSteps)[number]

export interface Progress {
  hasLooked: boolean
  hasBalance: boolean
  /** The balance was transferred, so nothing is left to choose. */
  isPaid: boolean
  hasChoice: boolean
}

/** Returns the steps on the line. The balance's step is one of them until the balance is seen. */
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
