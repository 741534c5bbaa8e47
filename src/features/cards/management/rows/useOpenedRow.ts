import { useNavigationType } from 'react-router'
import { useFocusOnChange } from '../../../../shared/focus/moveFocus'
import { focusPageHeading } from '../../../../shared/focus/pageHeading'

/** Opens a row as a page: at its top, with the focus on its heading. Back keeps the place. */
export function useOpenedRow(tab: string): void {
  const isBack = useNavigationType() === 'POP'
  useFocusOnChange(tab, () => {
    focusPageHeading({ preventScroll: true })
    if (!isBack) window.scrollTo(0, 0)
  })
}
