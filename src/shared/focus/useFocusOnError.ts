import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { focusFirstField } from './moveFocus'

/** Focuses a group's first field when its error appears, and with each further try to send the form. */
export function useFocusOnError(group: RefObject<HTMLElement | null>, error: string | undefined): void {
  const focus = useEffectEvent(() => focusFirstField(group.current))
  useEffect(() => {
    if (!error) return
    focus()
    const tried = ({ target }: Event) => {
      if (group.current?.querySelector('input')?.form === target) focus()
    }
    // On the way down, because a form stops its own event on the way up.
    document.addEventListener('submit', tried, true)
    return () => document.removeEventListener('submit', tried, true)
  }, [error, group])
}
