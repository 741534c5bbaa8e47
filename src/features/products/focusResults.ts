export const resultsId = 'products'

/** To the products, as after following a link to them: in view, and read from there. */
export function focusResults(options: { scroll: boolean }): void {
  const results = document.getElementById(resultsId)
  if (options.scroll) results?.scrollIntoView()
  results?.focus({ preventScroll: true })
}
