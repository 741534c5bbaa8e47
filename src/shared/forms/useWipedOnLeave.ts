import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Empties the inputs. A form calls it after it has passed its values on, because the page may stay for a moment. */
export function wipeInputs(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll('input') ?? []) input.value = ''
}

/**
 * Empties the inputs of a secret form when the visitor leaves the page or the form unmounts: a page in the back-forward
 * cache, or a detached input, must not contain a card number or a password.
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
