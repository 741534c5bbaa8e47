import type { Page } from '@playwright/test'
import { analyticsKeys } from '../src/app/analytics/analyticsKeys'
import { welcomeKeys } from '../src/app/welcome/welcomeKeys'
import { closingKeys } from '../src/features/account/closing/closingKeys'
import { privacyKeys } from '../src/features/account/privacy/privacyKeys'
import { cartKeys } from '../src/features/buying/cart/state/cartKeys'
import { checkoutKeys } from '../src/features/buying/checkout/purchase/checkoutKeys'
import { productKeys } from '../src/features/buying/products/search/productKeys'
import { cardKeys } from '../src/features/cards/fareMedia/cards/cardKeys'
import { lostKeys } from '../src/features/cards/management/acts/lostKeys'
import { sessionKeys } from '../src/features/identity/session/visitor/sessionKeys'
import { settingsKeys } from '../src/features/identity/settings/settingsKeys'
import { draftKeys } from '../src/shared/forms/saving/draftKeys'
import { attemptKeys } from '../src/shared/payments/attemptKeys'
import { rawOf } from '../src/shared/storage/browserStorage'
import type { StoredKey } from '../src/shared/storage/browserStorage'
import { reloadKeys } from '../src/shared/ui/page/reloadKeys'

/** Every key, as the rooms of the portal declare them. */
export const stored = {
  ...sessionKeys,
  ...settingsKeys,
  ...cardKeys,
  ...lostKeys,
  ...cartKeys,
  ...productKeys,
  ...checkoutKeys,
  ...closingKeys,
  ...privacyKeys,
  ...analyticsKeys,
  ...welcomeKeys,
  ...attemptKeys,
  ...draftKeys,
  ...reloadKeys,
}

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
