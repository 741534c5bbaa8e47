/** The element of a form with unsent typing, which a store cannot hold. A search is none: its list follows it. */
let typedIn: Element | undefined

const typed = ({ target }: Event): void => {
  const form = target instanceof Element ? target.closest('form') : null
  if (form && !form.closest('[role="search"]')) typedIn = form
}

/** A form would lose something if it began again. */
export const isTyped = (): boolean => typedIn?.isConnected === true

export const typedIsSent = (): void => void (typedIn = undefined)

export function watchTyping(): () => void {
  document.addEventListener('input', typed, true)
  return () => {
    document.removeEventListener('input', typed, true)
    typedIsSent()
  }
}
