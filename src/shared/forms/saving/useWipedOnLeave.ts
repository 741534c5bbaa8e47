import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** A field of a password, also while its text is shown. */
const passwordInput = 'input[autocomplete$="-password"]'

/** Empties the inputs. A form calls it after it has passed its values on, because the page may stay for a moment. */
export function wipeInputs(form: HTMLFormElement | null, which = 'input'): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>(which) ?? []) input.value = ''
}

/**
 * Empties the inputs of a secret form, and the passwords of any form, when the visitor leaves the page or the form
 * unmounts: a page in the back-forward cache, or a detached input, must not contain a card number or a password.
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
