import { now } from '../shared/clock'

/** The longest wait in seconds, whatever a backend asks for. */
export const longestWait = 120

/**
 * Whole seconds until a backend may be asked again, by its `Retry-After`: a number, or an HTTP date, which counts from
 * the answer's own date where that can be read. Nothing where it names no time that is still to come.
 */
export function retryAfter(headers: Record<string, unknown>): number | undefined {
  const value = textOf(headers['retry-after'])
  const seconds = /^\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : (dateOf(value) - (dateOf(textOf(headers.date)) || now())) / 1_000
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Dates of HTTP begin with the name of a day; anything else that could be read as a date is no header's. */
function dateOf(text: string): number {
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return NaN
  return Date.parse(/gmt$/i.test(text) ? text : `${text} GMT`)
}
