export interface KeptEntry {
  key: string
  area: 'local' | 'session'
  raw: string
}

function areas(): [KeptEntry['area'], Storage][] {
  try {
    return [
      ['local', window.localStorage],
      ['session', window.sessionStorage],
    ]
  } catch {
    return []
  }
}

/** Returns all stored entries, also those that the portal does not know. */
export function keptEntries(): KeptEntry[] {
  return areas()
    .flatMap(([area, storage]) => Object.keys(storage).map((key) => ({ key, area, raw: storage.getItem(key) ?? '' })))
    .sort((one, other) => one.key.localeCompare(other.key, 'en'))
}

/** Erases all stored entries. Other tabs notice, and end the session as after a logout. */
export function eraseKept(): void {
  for (const [, storage] of areas()) storage.clear()
}
