const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const isDay = (value: string): boolean => day.test(value) && !Number.isNaN(Date.parse(value))
const isShortText = (value: string): boolean => value.length <= 100

/** The parameters of a filter, each with its check. A value that the check refuses counts as absent. */
export type Filters = Record<string, (value: string) => boolean>

export const dayFilters: Filters = { from: isDay, to: isDay }

/** Returns the parameters of choices, such as a status. */
export const choiceFilters = (...names: string[]): Filters =>
  Object.fromEntries(names.map((name) => [name, isShortText]))

export function filterIn(params: URLSearchParams, filters: Filters): Record<string, string> {
  const chosen = Object.keys(filters).flatMap((name) => {
    const value = params.get(name)
    return value && filters[name]?.(value) ? [[name, value] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** Returns the page that an address names; undefined unless it is a whole number from 1 (NAV-08). */
export const pageIn = (segment: string | null | undefined): number | undefined =>
  segment && /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : undefined

/** Returns the address of the same list on paper, or as a statement. */
export const withView = (href: string, view: string): string => `${href}${href.includes('?') ? '&' : '?'}view=${view}`
