import type { Page } from '@playwright/test'
import { rawOf } from '../src/shared/storage/browserStorage'
import type { StoredKey } from '../src/shared/storage/browserStorage'

export { currentCardKey, stored } from '../src/shared/storage/storedKeys'

/** Stores a value in the page's local storage, as the portal writes it. The page reads it when it loads again. */
export const keep = <T>(page: Page, entry: StoredKey<T>, value: T): Promise<void> =>
  page.evaluate(([key, raw]) => localStorage.setItem(key, raw), [entry.key, rawOf(entry, value)] as const)

/** Stores the value before the page opens. */
export const keepFromStart = <T>(page: Page, entry: StoredKey<T>, value: T) =>
  page.addInitScript(([key, raw]) => localStorage.setItem(key, raw), [entry.key, rawOf(entry, value)] as const)

/** Removes values from the page's local storage. */
export const forget = (page: Page, ...entries: StoredKey<unknown>[]): Promise<void> =>
  page.evaluate(
    (keys) => keys.forEach((key) => localStorage.removeItem(key)),
    entries.map(({ key }) => key),
  )

/** Returns the raw value of a key in the page's local storage. */
export const keptIn = (page: Page, { key }: StoredKey<unknown>): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
