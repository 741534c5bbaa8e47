/** The form in which something was typed that is not sent yet. A search is no such form: its list follows it. */
let typedIn: Element | undefined

const typed = ({ target }: Event): void => {
  const form = target instanceof Element ? target.closest('form') : null
  if (form && !form.closest('[role="search"]')) typedIn = form
}

/** Whether the page has a form with something that would be lost if the form began again. */
export const isTyped = (): boolean => typedIn?.isConnected === true

/** What was typed has been sent. */
export const typedIsSent = (): void => void (typedIn = undefined)

export function watchTyping(): () => void {
  document.addEventListener('input', typed, true)
  return () => {
    document.removeEventListener('input', typed, true)
    typedIsSent()
  }
}
