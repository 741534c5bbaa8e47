/*
 * Names come from outside: fields of a server's form, ids, tokens, languages. One may be called like a part of every
 * object (`constructor`, `__proto__`), which no look-up may find.
 */

/** A record that has nothing but its entries. */
export function byName<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries))
}

/** What a record of any make has under a name. */
export function own<T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
