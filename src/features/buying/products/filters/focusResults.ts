import { focusOn } from '../../../../shared/focus/pageHeading'

export const resultsId = 'products'

/** Scrolls to the products and moves the focus there, as a link would. */
export function focusResults(options: { scroll: boolean }): void {
  const results = focusOn(resultsId, { preventScroll: true })
  if (options.scroll) results?.scrollIntoView()
}
