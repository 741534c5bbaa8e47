/** Something that this site keeps in the browser, as it is. */
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

/** Returns everything that is stored, also what the portal does not know, by key. */
export function keptEntries(): KeptEntry[] {
  return areas()
    .flatMap(([area, storage]) => Object.keys(storage).map((key) => ({ key, area, raw: storage.getItem(key) ?? '' })))
    .sort((one, other) => one.key.localeCompare(other.key, 'en'))
}

/** Erases everything that is stored. Other tabs hear it, and end the session as after a logout. */
export function eraseKept(): void {
  for (const [, storage] of areas()) storage.clear()
}
