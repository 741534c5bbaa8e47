import { useRef } from 'react'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { bringIntoSight } from '../../../shared/focus/useInSight'
import { isOver, steps } from './lostCardRules'
import type { Step, StepState } from './lostCardRules'
import { summaryId } from './LostSummary'

/**
 * A changed step's button is gone: its heading, or at last the summary's, takes the focus. A live region says what is
 * true.
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
