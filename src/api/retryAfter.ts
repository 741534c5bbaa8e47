/** The longest wait in seconds, even if a backend asks for more. */
export const longestWait = 120

/**
 * Returns the seconds to wait by `Retry-After`: a number, or an HTTP date, which counts from the answer's own date,
 * else from `now`. Returns undefined if the header names no time in the future.
 */
export function retryAfter(headers: Record<string, unknown>, now: () => number): number | undefined {
  const value = textOf(headers['retry-after'])
  const seconds = /^\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : (dateOf(value) - (dateOf(textOf(headers.date)) || now())) / 1_000
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** HTTP dates begin with a day's name. `Date.parse` would accept other texts, too. */
function dateOf(text: string): number {
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return NaN
  return Date.parse(/gmt$/i.test(text) ? text : `${text} GMT`)
}
