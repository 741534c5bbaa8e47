import type { Page } from '@playwright/test'
import { expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import { signIn } from '../shopping'

const line = 'Still working…'

test.use({ sharesContext: false })

test.beforeEach(async ({ page }) => page.clock.install())

/** Milliseconds, less than the 30 seconds of a call's timeout. */
const delay = 24_000

/** Advances the clock in steps until the page shows the expected state. Between the steps the page has time to work. */
const passUntil = (page: Page, shown: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(2_000)
    await shown()
  }).toPass()

test('@API-04 a screen that takes long says so after eight seconds, once, and moves nothing @deep', async ({
  page,
  open,
}) => {
  await page.setViewportSize(phone)
  await open('/products', { delay: `searchProductsAsGuest:${delay}` })
  await expect(page.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText(line)).toHaveCount(0)
  const places = () => page.getByRole('main').boundingBox()
  const before = await places()
  await passUntil(page, () => expect(page.getByText(line)).toBeInViewport({ ratio: 1, timeout: 500 }))
  await expect(page.getByRole('status').filter({ hasText: line })).toHaveCount(1)
  expect(await places()).toEqual(before)
  await expectToFit(page)
  await passUntil(page, () => expect(page.getByRole('radio', { name: /Bus/ })).toBeVisible({ timeout: 500 }))
  await expect(page.getByText(line)).toHaveCount(0)
})

test('@API-04 a button that waits long says so after eight seconds, too @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/login', { delay: `login:${delay}` })
  await signIn(page.getByRole('main'), 'rider@example.com')
  await expect(page.getByText(line)).toHaveCount(0)
  await passUntil(page, () => expect(page.getByText(line)).toBeVisible({ timeout: 500 }))
  await bothSchemes(async () => axe())
})
