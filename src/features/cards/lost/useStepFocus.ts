import { useRef } from 'react'
import { focusWhenLost, giveFocusBack, isFocusLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { bringIntoSight } from '../../../shared/focus/useInSight'
import { isOver, steps } from './lostCardRules'
import type { Step, StepState } from './lostCardRules'

export const summaryId = 'lost-summary'

/**
 * Moves the focus when a step changes and its button is gone: to the step's heading, or at last to the summary's. A
 * live region says what is true. The charges that have just loaded (`areChargesKnown`) are no act of the rider, so the
 * focus stays.
 */
export function useStepFocus(states: Record<Step, StepState>, areChargesKnown: boolean): void {
  const before = useRef({ states, areChargesKnown })
  useFocusOnChange(JSON.stringify([states, areChargesKnown]), () => {
    const { states: earlier, areChargesKnown: wereKnown } = before.current
    const hasJustLoaded = areChargesKnown && !wereKnown
    const changed = steps
      .filter((step) => earlier[step] !== states[step] && earlier[step] !== 'waiting')
      .find((step) => step !== 'payments' || !hasJustLoaded)
    before.current = { states, areChargesKnown }
    if (!changed) return
    const heading = document.getElementById(isOver(states) ? summaryId : `step-${changed}`)
    // The answer stands where the finger pressed, and the heading may be above the window: the page does not scroll to it.
    setTimeout(() => {
      if (isFocusLost() && !isOver(states)) giveFocusBack(heading)
    })
    focusWhenLost(() => heading)
    const answer = heading?.closest('li')?.querySelector(':scope > [data-answer]')
    if (states[changed] !== 'open') bringIntoSight(isOver(states) ? heading?.closest('section') : answer)
  })
}
