/*
 * A name from outside (a server's field, an id, a token) may equal an inherited property such as `constructor`. These
 * look-ups find only a record's own properties.
 */

/** Returns a record of these entries that inherits nothing. */
export function byName<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries))
}

/** Returns a record's own value for a name, or undefined if it has none. */
export function own<T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
