/**
 * Returns the pages to link: the first, the last, and the neighbours of the current one. A negative number is a gap of
 * more than one page.
 */
export function shownPages(page: number, pages: number): number[] {
  const linked = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  return [...new Set(linked)].sort(ascending).flatMap((at, index, all) => {
    const before = all[index - 1] ?? at - 1
    if (at - before === 2) return [at - 1, at]
    return at - before > 2 ? [-(before + 1), at] : [at]
  })
}

const ascending = (one: number, other: number) => one - other
