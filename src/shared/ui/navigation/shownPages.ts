/**
 * Returns the pages that a pager shows as links: the first, the last, and the neighbours of the current one. A negative
 * number is a gap. A gap of one page shows that page instead.
 */
export function shownPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  const isShown = (at: number) => at === 1 || at === pages || Math.abs(at - page) <= 1
  return all.flatMap((at) => {
    if (isShown(at) || (isShown(at - 1) && isShown(at + 1))) return [at]
    return isShown(at - 1) ? [-at] : []
  })
}
