import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Matches a password's field also while its text shows. */
const passwordInput = 'input[autocomplete$="-password"]'

/** Empties the inputs once their values are passed on, because the page may stay for a moment. */
export function wipeInputs(form: HTMLFormElement | null, which = 'input'): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>(which) ?? []) input.value = ''
}

/**
 * Empties a secret form, and any form's passwords, when the page or form is left, so that no cached page or detached
 * input holds a card number or password.
 */
export function useWipedOnLeave(form: RefObject<HTMLFormElement | null>, isSecret: boolean, forget: () => void): void {
  const onWiped = useEffectEvent(forget)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const wipe = () => {
      wipeInputs(element, isSecret ? 'input' : passwordInput)
      onWiped()
    }
    window.addEventListener('pagehide', wipe)
    return () => {
      window.removeEventListener('pagehide', wipe)
      wipe()
    }
  }, [form, isSecret])
}
