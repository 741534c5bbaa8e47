/**
 * The pages that a pager shows as links: the first, the last, and those beside the current one. A gap is a negative
 * number; a gap of one page is that page.
 */
export function shownPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  const isShown = (at: number) => at === 1 || at === pages || Math.abs(at - page) <= 1
  return all.flatMap((at) => {
    if (isShown(at) || (isShown(at - 1) && isShown(at + 1))) return [at]
    return isShown(at - 1) ? [-at] : []
  })
}
