import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@ACC-07 @ACC-17 @NAV-08 a rider finds a refund among a thousand orders, opens it, and comes back to its row', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/account/orders', { scenario: 'longHistory', now: '2026-11-22T15:00:00Z' })
  await expect(page).toHaveURL(/\/account\/orders\/1$/)
  await expect(page.getByText('1,000 orders')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByLabel('Type').selectOption('Refund')
  await page.getByLabel('From').fill('2026-01-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/1\?from=2026-01-01&type=refund$/)
  const refunded = page.getByRole('listitem').filter({ hasText: /Refunded.*SP-100981.*Refunded: −\$10\.50/ })
  await expect(refunded).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('orders-2026-01-01-to-2026-11-22.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('SP-100981')
  const lists = async () => (await mock.calls()).filter(({ name }) => name === 'listOrders').length
  const read = await lists()
  await refunded.getByRole('link').click()
  await expect(heading(page, 'Order SP-100981')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('link', { name: 'SP-100981' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'SP-100981' })).toBeInViewport()
  // The list stays on the screen and is read again, because the order may have changed.
  await expect.poll(lists).toBe(read + 1)
  await page.getByRole('button', { name: 'Clear filter' }).press('Enter')
  await expect(page).toHaveURL(/\/account\/orders\/1$/)
  await expect(page.getByLabel('From')).toBeFocused()
  await page.getByRole('tab', { name: 'Transactions' }).press('Enter')
  await expect(page.getByText('1,000 transactions')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Transactions' })).toBeFocused()
  await bothSchemes(async () => axe())
})

test('@ACC-17 a rider prints the statement of a year @deep', async ({ page, open, axe }) => {
  await open('/account/orders', { scenario: 'longHistory', now: '2026-11-22T15:00:00Z' })
  await page.getByRole('link', { name: 'Yearly statement' }).click()
  await expect(heading(page, 'Statement for 2026')).toBeFocused()
  const total = page.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText('153')
  await expect(page.getByRole('region', { name: 'Not paid' }).getByRole('listitem')).toHaveCount(8)
  await axe()
  const receipt = page.getByRole('article', { name: 'Order SP-100998' })
  await expect(receipt).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(total).toBeVisible()
})

test('@ACC-08 @ACC-18 a rider looks at an expired pass, and buys it again @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/account', { scenario: 'riderSignedIn', now: '2026-11-22T15:00:00Z' })
  const menu = page.getByRole('navigation', { name: 'My Account' })
  await menu.getByRole('link', { name: 'History' }).click()
  await page.getByRole('tab', { name: 'Passes' }).press('Enter')
  await expect(page).toHaveURL(/\/account\/passhistory\/1$/)
  await expect(heading(page, 'Pass history')).toBeFocused()
  await expect(menu.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page')
  await bothSchemes(async () => axe())
  await page
    .getByRole('listitem')
    .filter({ hasText: /Adult Day Pass.*Expired/ })
    .getByRole('link')
    .click()
  await page.getByText('All details').click()
  await expect(page.getByRole('definition').filter({ hasText: 'On Jordan’s phone' })).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Buy again' }).dblclick()
  await expect(page.getByRole('heading', { name: '1 item was added to your cart' })).toBeVisible()
  await page.getByRole('link', { name: 'View Cart' }).click()
  await expect(page.getByRole('main').getByText('Adult Day Pass').first()).toBeVisible()
  await open('/account/passhistory/1/pass-past-5', { scenario: 'riderSignedIn' })
  await page.getByRole('button', { name: 'Buy again' }).click()
  await expect(page.getByText('Paper Transfer isn’t sold for this card.')).toBeVisible()
})

test('@ACC-17 the money on a card explains itself, from the charge to the card @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/account/purchases/1?account=card-phone', { scenario: 'longHistory', now: '2026-11-22T15:00:00Z' })
  await expect(page.getByText('Balance before', { exact: true })).toBeVisible()
  await bothSchemes(async () => axe())
  await open('/account/purchases/2?account=card-phone', { scenario: 'longHistory', now: '2026-11-22T15:00:00Z' })
  const order = page.getByRole('link', { name: /^Order SP-/ }).first()
  const name = (await order.textContent()) ?? ''
  await order.click()
  await expect(heading(page, name)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Your next load covers this first.').first()).toBeVisible()
})

test('@ACC-07 @ACC-17 @FM-10 on a phone an entry has two lines, and a day with its sum has one @deep', async ({
  page,
  open,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const rowsOf = () =>
    page
      .getByRole('main')
      .locator('section')
      .getByRole('listitem')
      .evaluateAll((rows) =>
        rows.map((row) => {
          // A title that is longer than the row takes further lines.
          const title = row.querySelector('strong')?.closest('div')?.getBoundingClientRect().height ?? 0
          return row.getBoundingClientRect().height - Math.max(0, title - 24)
        }),
      )
  for (const list of ['/account/orders/1', '/account/purchases/1']) {
    await open(list, { scenario: 'longHistory', now: '2026-11-22T15:00:00Z' })
    await expect(page.getByRole('main').locator('section').first()).toBeVisible()
    // Two lines of 24 and 22 pixels, with the space around them.
    for (const height of await rowsOf()) expect(height).toBeLessThan(80)
    await axe()
  }
  await page.getByText('2 rides').first().click()
  await expect(page.getByText('Balance after: $11.60')).toBeVisible()
  await axe()
  await open('/account/orders?view=statement', { scenario: 'riderSignedIn' })
  const figures = page.getByRole('row', { name: /^Total/ }).getByRole('cell')
  await expect(figures).toHaveCount(4)
  const ends = await figures.evaluateAll((all) =>
    all.map(({ lastElementChild: figure }) => figure?.getBoundingClientRect().right),
  )
  expect(new Set(ends.map((end) => Math.round(end ?? 0))).size).toBe(1)
  await open('/faremedia/card-plastic?tab=history', { scenario: 'longHistory', language: 'fr' })
  const days = page.getByRole('main').locator('section > header')
  await expect(days.filter({ hasText: 'passages' }).first()).toBeVisible()
  for (const height of await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().height)))
    expect(height).toBeLessThan(44)
})
