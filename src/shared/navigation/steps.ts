/** Returns the step of an address, unless it is unknown, not needed, or too far ahead. */
export function stepAt<Step extends string>(asked: string | null, steps: readonly Step[], furthest: Step): Step {
  const wanted = steps.find((step) => step === asked)
  return wanted && steps.indexOf(wanted) <= steps.indexOf(furthest) ? wanted : furthest
}

export const stepAddress = (step: string): string => `?step=${step}`
