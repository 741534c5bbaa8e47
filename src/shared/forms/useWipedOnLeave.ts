import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Empties what was typed. A form that has handed it on does it by itself; the page may stay for a moment. */
export function wipeInputs(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll('input') ?? []) input.value = ''
}

/**
 * Empties the inputs of a secret form when its page is left or the form goes: a page kept for the back button, or a
 * detached input, must not hold a card number or a password.
 */
export function useWipedOnLeave(form: RefObject<HTMLFormElement | null>, isSecret: boolean, forget: () => void): void {
  const onWiped = useEffectEvent(forget)
  useEffect(() => {
    const element = form.current
    if (!isSecret || !element) return
    const wipe = () => {
      wipeInputs(element)
      onWiped()
    }
    window.addEventListener('pagehide', wipe)
    return () => {
      window.removeEventListener('pagehide', wipe)
      wipe()
    }
  }, [form, isSecret])
}
