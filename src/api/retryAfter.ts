/** The longest wait in seconds, even if a backend asks for more. */
export const longestWait = 120

/**
 * Returns the whole seconds until the portal may ask a backend again, by the `Retry-After` header: a number, or an HTTP
 * date, which counts from the answer's own date if that is readable, else from `now`. Returns undefined if the header names no time in
 * the future.
 */
export function retryAfter(headers: Record<string, unknown>, now: () => number): number | undefined {
  const value = textOf(headers['retry-after'])
  const seconds = /^\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : (dateOf(value) - (dateOf(textOf(headers.date)) || now())) / 1_000
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * HTTP dates begin with the name of a day. `Date.parse` would also accept other texts, which no header should contain.
 */
function dateOf(text: string): number {
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return NaN
  return Date.parse(/gmt$/i.test(text) ? text : `${text} GMT`)
}
