/** Entries on a page of a list. */
const rowCount = 25

/** Returns the page of a list that a call asks for; the first if it names none. */
export function pageOf<T>(entries: readonly T[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  return {
    results: entries.slice((page - 1) * rowCount, page * rowCount),
    page,
    row_count: rowCount,
    total: entries.length,
  }
}
