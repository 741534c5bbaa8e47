import { useRef } from 'react'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { bringIntoSight } from '../../../shared/focus/useInSight'
import { isOver, steps } from './lostCardRules'
import type { Step, StepState } from './lostCardRules'

export const summaryId = 'lost-summary'

/**
 * Moves the focus when a step changes and its button is gone: to the step's heading, or at last to the summary's. A
 * live region says what is true.
 */
export function useStepFocus(states: Record<Step, StepState>): void {
  const before = useRef(states)
  useFocusOnChange(JSON.stringify(states), () => {
    const changed = steps.find((step) => before.current[step] !== states[step] && before.current[step] !== 'waiting')
    before.current = states
    if (!changed) return
    const heading = document.getElementById(isOver(states) ? summaryId : `step-${changed}`)
    focusWhenLost(() => heading)
    bringIntoSight(heading?.closest('li, section'))
  })
}
