import { useNavigationType } from 'react-router'
import { useFocusOnChange } from '../../../../shared/focus/moveFocus'
import { focusPageHeading } from '../../../../shared/focus/pageHeading'

/** On a phone like a page: at its top, heading focused. Back keeps the place. */
export function useOpenedRow(tab: string, isPhone: boolean): void {
  const isBack = useNavigationType() === 'POP'
  useFocusOnChange(tab, () => {
    if (!isPhone) return
    focusPageHeading({ preventScroll: true })
    if (!isBack) window.scrollTo(0, 0)
  })
}
