import { expect, test } from '../fixtures'
import { heading, openReview, pay, payAndSeeReceipt } from '../shopping'
import { sampleOf } from '../../src/testing/chance/sample'

test('@PAY-07 a burst of presses, Enter and click place one order', async ({ page, open, mock }) => {
  await openReview(page, open)
  const before = (await mock.state()).orders.length
  await page.getByRole('button', { name: /^Pay \$/ }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click()
  })
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  expect((await mock.state()).orders.length).toBe(before + 1)
  expect((await mock.calls()).filter(({ name }) => name === 'placeOrder')).toHaveLength(1)
})

for (const kind of sampleOf(['lostAnswer', '502json', 'wafHtml403'] as const, 3))
  test(`@PAY-07 ${kind} after the order was placed: the outcome is looked up, and the order shows`, async ({
    page,
    open,
    mock,
  }) => {
    await openReview(page, open)
    const before = (await mock.state()).orders.length
    await mock.fault('placeOrder', kind, 1)
    await pay(page)
    await expect(heading(page, /SP-\d+|Thank you/)).toBeVisible()
    await expect(page).toHaveURL(/\/ordersummary\//)
    expect((await mock.state()).orders.length).toBe(before + 1)
    expect((await mock.calls()).filter(({ name }) => name === 'placeOrder')).toHaveLength(1)
  })

test('@PAY-07 a reload while paying finds the order, and never pays again', async ({ page, open, mock }) => {
  await openReview(page, open)
  const before = (await mock.state()).orders.length
  await mock.delay(3_000, 'placeOrder')
  await pay(page)
  await expect.poll(async () => (await mock.state()).orders.length).toBe(before + 1)
  await page.reload()
  await expect(page).toHaveURL(/\/ordersummary\//)
  expect((await mock.state()).orders.length).toBe(before + 1)
})

test('@PAY-07 @PAY-09 an order that never arrived: neither "paid" nor "not paid" is said, and paying again pays once', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await openReview(page, open)
  const before = (await mock.state()).orders.length
  await mock.fault('placeOrder', 'offline', 1)
  await pay(page)
  const told = page.getByRole('alert').filter({ hasText: 'We haven’t received your payment yet' })
  await expect(told).toContainText('you’ll only be charged once')
  await expect(told).toBeFocused()
  await bothSchemes(axe)
  expect((await mock.state()).orders.length).toBe(before)
  await payAndSeeReceipt(page)
  expect((await mock.state()).orders.length).toBe(before + 1)
})
