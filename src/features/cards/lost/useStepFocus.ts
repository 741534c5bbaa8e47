import { useRef } from 'react'
import { focusWhenLost, giveFocusBack, isFocusLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { bringIntoSight } from '../../../shared/focus/useInSight'
import { isOver, steps } from './lostCardRules'
import type { Step, StepState } from './lostCardRules'

export const summaryId = 'lost-summary'

/**
 * Moves the focus when a step changes and its button is gone: to the step's heading, or at last to the summary's. A
 * live region says what is true. The charges that have just loaded (`areChargesKnown`) are no act of the rider, so the
 * focus stays. The step that is asked next comes into sight.
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
    // Else the focus would scroll the page away from the next step.
    setTimeout(() => {
      if (isFocusLost() && !isOver(states)) giveFocusBack(heading)
    })
    focusWhenLost(() => heading)
    const next = states[changed] === 'open' ? changed : steps.find((step) => states[step] === 'open')
    bringIntoSight(isOver(states) ? heading?.closest('section') : next && partOf(next))
  })
}

const partOf = (step: Step) => document.getElementById(`step-${step}`)?.closest('li')
