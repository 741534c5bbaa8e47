import type { Page } from '@playwright/test'
import { rawOf } from '../src/shared/storage/browserStorage'
import type { StoredKey } from '../src/shared/storage/browserStorage'

export { currentCardKey, stored } from '../src/shared/storage/storedKeys'

/** Puts a value into the page's local storage, as the portal writes it; the page reads it when it is loaded anew. */
export const keep = <T>(page: Page, entry: StoredKey<T>, value: T): Promise<void> =>
  page.evaluate(([key, raw]) => localStorage.setItem(key, raw), [entry.key, rawOf(entry, value)] as const)

/** The same before the page is opened. */
export const keepFromStart = <T>(page: Page, entry: StoredKey<T>, value: T) =>
  page.addInitScript(([key, raw]) => localStorage.setItem(key, raw), [entry.key, rawOf(entry, value)] as const)

/** Takes values out of the page's local storage. */
export const forget = (page: Page, ...entries: StoredKey<unknown>[]): Promise<void> =>
  page.evaluate(
    (keys) => keys.forEach((key) => localStorage.removeItem(key)),
    entries.map(({ key }) => key),
  )

/** What the page's local storage holds for a key, as it stands there. */
export const keptIn = (page: Page, { key }: StoredKey<unknown>): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
