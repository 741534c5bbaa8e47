import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Tabs on until the control with that name has the focus. */
export async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first()
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(name)}`)
}

/** Tabs to a field and types in it. */
export async function typeIn(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name)
  await page.keyboard.type(text)
}

export const phone = { width: 360, height: 740 }

/** Nothing stands out of a narrow screen sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${page.url()} fits`).toBeLessThanOrEqual(phone.width)
}
