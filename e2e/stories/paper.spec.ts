import type { Page } from '@playwright/test'
import { expectToFit } from '../everyone'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'
import { sampleOf } from '../../src/testing/chance/sample'

const email = 'jordan.macleod-wawrzyniak@transit.example'

/** Returns into how many lines each email address on the page is broken. */
const linesOfEmails = (page: Page) =>
  page.evaluate(() => {
    const found: number[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const at = /\S+@\S+/.exec(node.textContent ?? '')
      if (!at || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.setStart(node, at.index)
      range.setEnd(node, at.index + at[0].length)
      found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
    }
    return found
  })

for (const [path, title] of sampleOf(
  [
    ['/account/orders/1?view=print&from=2026-06-01&to=2026-06-30', 'Orders'],
    ['/account/passhistory/1?view=print', 'Passes'],
    ['/account/purchases/1?view=print', 'Purchase history'],
    ['/account/orders/1?view=statement&year=2026', 'Statement for 2026'],
    ['/account/orders/1/order-100002', 'Order SP-100002'],
  ] as const,
  5,
  3,
))
  test(`@ACC-17 @ACC-07 ${path} on paper has no menu of the account, and no address breaks`, async ({ page, open }) => {
    await open('/products', { scenario: 'riderSignedIn', now: '2026-11-22T15:00:00Z' })
    await page.evaluate((address) => {
      const user = JSON.parse(localStorage.getItem('cwp_user') ?? '{}') as object
      localStorage.setItem('cwp_user', JSON.stringify({ ...user, email: address }))
    }, email)
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('dl [data-whole]').filter({ visible: true }).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // A4 between margins of 15 mm, and Letter between the widest that browsers have.
    for (const width of [680, 620]) {
      await page.setViewportSize({ width, height: 1009 })
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByText('My Account').filter({ visible: true })).toHaveCount(0)
      for (const lines of await linesOfEmails(page)) expect(lines).toBe(1)
      expect((await linesOfEmails(page)).length).toBeGreaterThan(0)
      await expectToFit(page)
    }
  })
