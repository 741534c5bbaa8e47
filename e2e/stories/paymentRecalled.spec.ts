import { expect, test, waitUntilAlive } from '../fixtures'
import { changeStep, combinations, heading, openReview, pay, payAndSeeReceipt, toReviewAsGuest } from '../shopping'
import type { Page } from '@playwright/test'
import { keptIn, stored } from '../stored'

/** Pays, gets no answer, and closes the tab. Returns a new tab. */
async function closeWhileUnknown(page: Page): Promise<Page> {
  await pay(page)
  await expect(heading(page, 'We don’t know yet whether your payment went through')).toBeVisible()
  const reopened = await page.context().newPage()
  await page.close()
  return reopened
}

test('@PAY-07 the tab is closed while the outcome is unknown: the portal opened again tells that it was paid', async ({
  page,
  open,
  mock,
}) => {
  await openReview(page, open)
  const before = (await mock.state()).orders.length
  await mock.fault('placeOrder', 'lostAnswer', 1)
  await mock.fault('findOrderAttempt', '500', 1)
  const reopened = await closeWhileUnknown(page)
  await reopened.goto('/products')
  await waitUntilAlive(reopened)
  await expect(reopened.getByText(/^Order SP-\d+ is paid\./).first()).toBeVisible()
  await expect(reopened.getByRole('button', { name: 'Open cart, 0 items' })).toBeVisible()
  const orders = await reopened.evaluate(async () => (await window.portalMock?.state())?.orders.length)
  expect(orders).toBe(before + 1)
  expect(await keptIn(reopened, stored.orderAttempt)).toBeNull()
  await reopened.getByRole('link', { name: 'View receipt' }).click()
  await expect(reopened).toHaveURL(/\/ordersummary\/order-/)
})

test('@PAY-07 opened again at the checkout while the outcome is unknown: nothing can be paid before it is known @deep', async ({
  page,
  open,
  mock,
}) => {
  await openReview(page, open)
  await mock.fault('placeOrder', 'lostAnswer', 1)
  await mock.fault('findOrderAttempt', '500')
  const reopened = await closeWhileUnknown(page)
  await reopened.goto('/checkout?step=review')
  await expect(heading(reopened, 'We don’t know yet whether your payment went through')).toBeVisible()
  await expect(reopened.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await reopened.evaluate(() => window.portalMock?.fault('findOrderAttempt', '500', 0))
  await reopened.getByRole('button', { name: 'Check again' }).click()
  await expect(reopened).toHaveURL(/\/ordersummary\/order-/)
})

test('@PAY-07 Back after payment, however often, cannot pay again; Forward has the receipt', async ({
  page,
  open,
  mock,
}) => {
  await open('/cart', { scenario: 'riderWithFullCart' })
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click()
  await changeStep(page, 'Payment')
  await page.getByRole('button', { name: 'Continue' }).click()
  await payAndSeeReceipt(page)
  const summary = page.url()
  // Back through the payment step and the review to the cart.
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  }
  for (let steps = 0; steps < 3; steps += 1) await page.goForward()
  await expect(page).toHaveURL(summary)
  await expect(heading(page, /SP-\d+|Thank you/)).toBeVisible()
  expect((await mock.calls()).filter(({ name }) => name === 'placeOrder')).toHaveLength(1)
})

test('@PAY-07 @AUTH-17 a guest’s payment found in a new tab is told; what was bought opens by number and email only @deep', async ({
  page,
  open,
  mock,
}) => {
  await open(combinations.busAdultTickets)
  await toReviewAsGuest(page)
  await mock.fault('placeOrderAsGuest', 'lostAnswer', 1)
  await mock.fault('findOrderAttemptAsGuest', '500', 1)
  const reopened = await closeWhileUnknown(page)
  await reopened.goto('/anonymous/checkout')
  await expect(heading(reopened, 'Find your order')).toBeVisible()
  await expect(reopened.getByRole('status').filter({ hasText: /^Order SP-\d+ is paid\./ })).toBeVisible()
  await expect(reopened.getByLabel('Order number')).toHaveValue(/^SP-\d+$/)
  await expect(reopened.getByText('Adult Single Ride')).toHaveCount(0)
  await reopened.getByLabel('Email you ordered with').fill('guest@example.com')
  await reopened.getByRole('button', { name: 'Find order' }).click()
  await expect(reopened.getByRole('table', { name: 'What you bought' })).toContainText('Adult Single Ride')
})

test('@ACC-11 @PAY-07 a load of the wallet whose outcome is unknown says how the operator is reached', async ({
  page,
  open,
  mock,
}) => {
  await open('/account/wallet/load', { scenario: 'riderSignedIn' })
  await page.getByLabel(/^Amount/).fill('20')
  await page.getByRole('button', { name: 'Continue' }).click()
  await mock.fault('loadWallet', 'lostAnswer', 1)
  await mock.fault('findWalletLoad', '500', 1)
  await page.getByRole('button', { name: /^Load \$/ }).click()
  await expect(page.getByText(/^We don’t know yet whether your payment went through/).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '+1 902 555 0100' })).toBeVisible()
  await expect(page.getByText('Mon–Fri 7 a.m.–7 p.m., Sat 9 a.m.–5 p.m.')).toBeVisible()
})
