/** The form with unsent input, an element that a store cannot hold. A search is not such a form. */
let typedIn: Element | undefined

const typed = ({ target }: Event): void => {
  const form = target instanceof Element ? target.closest('form') : null
  if (form && !form.closest('[role="search"]')) typedIn = form
}

/** Tells whether a form would lose something if it began again. */
export const isTyped = (): boolean => typedIn?.isConnected === true

export const typedIsSent = (): void => void (typedIn = undefined)

export function watchTyping(): () => void {
  document.addEventListener('input', typed, true)
  return () => {
    document.removeEventListener('input', typed, true)
    typedIsSent()
  }
}
