export const resultsId = 'products'

/** Scrolls to the products and moves the focus there, as after following a link to them. */
export function focusResults(options: { scroll: boolean }): void {
  const results = document.getElementById(resultsId)
  if (options.scroll) results?.scrollIntoView()
  results?.focus({ preventScroll: true })
}
