import { stepAt } from '../../../../shared/navigation/steps'

/** The steps in order, as `?step=` names them. */
export const allSteps = ['contact', 'shipping', 'payment', 'review'] as const
export type Step = (typeof allSteps)[number]

export interface Progress {
  needsShipping: boolean
  /** False if nothing is left to pay (decision 37). */
  needsPayment: boolean
  hasContact: boolean
  hasShipping: boolean
  hasPayment: boolean
}

export function stepsOf({ needsShipping, needsPayment }: Progress): Step[] {
  return allSteps.filter((step) => {
    if (step === 'shipping') return needsShipping
    return step !== 'payment' || needsPayment
  })
}

export function firstIncomplete(progress: Progress): Step {
  if (!progress.hasContact) return 'contact'
  if (progress.needsShipping && !progress.hasShipping) return 'shipping'
  if (progress.needsPayment && !progress.hasPayment) return 'payment'
  return 'review'
}

export const stepOf = (asked: string | null, progress: Progress): Step =>
  stepAt(asked, stepsOf(progress), firstIncomplete(progress))
