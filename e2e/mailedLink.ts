import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Expects that nothing of a mailed link's token remains in this tab. */
export async function expectNoTrace(page: Page, token: string): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state, document.referrer, location.href]),
  )
  expect(kept).not.toContain(token)
}

/** Returns the token that was mailed to a user, from links by their token. */
export function tokenFor(links: Record<string, string>, user: string | undefined): string {
  const [token] = Object.entries(links).find(([, uuid]) => uuid === user) ?? []
  if (!token) throw new Error('Nothing was mailed')
  return token
}
