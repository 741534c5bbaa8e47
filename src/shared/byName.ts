/*
 * Names come from outside: fields of a server's form, ids, tokens, languages. A name may equal a property that every
 * object inherits (`constructor`, `__proto__`). These look-ups never find an inherited property.
 */

/** Returns a record that contains only these entries and inherits nothing. */
export function byName<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries))
}

/** Returns a record's own value for a name, or undefined if the record has no such property of its own. */
export function own<T>(record: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
