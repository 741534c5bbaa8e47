/** As a `ref`: the element takes the focus when its dialog opens, instead of the dialog as a whole. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus()
}
