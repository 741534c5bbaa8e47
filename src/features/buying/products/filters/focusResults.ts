import { focusOn } from '../../../../shared/focus/pageHeading'

export const resultsId = 'products'

export function focusResults(options: { scroll: boolean }): void {
  const results = focusOn(resultsId, { preventScroll: true })
  if (options.scroll) results?.scrollIntoView()
}
