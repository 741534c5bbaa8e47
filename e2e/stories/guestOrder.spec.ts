import { expect, test } from '../fixtures'
import { combinations, heading, payAndSeeReceipt, signIn, toReviewAsGuest } from '../shopping'
import type { Page } from '@playwright/test'

const order = { number: 'SP-100001', email: 'guest@example.com' }

/** Submits the visible form that finds an order. */
async function find(page: Page, { number, email }: typeof order): Promise<void> {
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Email you ordered with').fill(email)
  await page.getByRole('button', { name: 'Find order' }).click()
}

async function buyAsGuest(page: Page): Promise<void> {
  await toReviewAsGuest(page)
  await payAndSeeReceipt(page)
}

test('@PAY-08 @NAV-11 in another browser a guest finds the order from any page, by number and email @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/products')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click()
  await expect(heading(page, 'Find your order')).toBeFocused()
  await page.getByRole('button', { name: 'Find order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  await bothSchemes(async () => axe())
  await find(page, { ...order, email: 'somebody@example.com' })
  await expect(page.getByText('We couldn’t find an order with this number and email')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/orders')
  await bothSchemes(async () => axe())
  await find(page, { ...order, number: ' sp-100001 ' })
  await expect(heading(page, 'Order SP-100001')).toBeFocused()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Email receipt' }).click()
  await page.getByRole('button', { name: 'Send receipt' }).click()
  await expect(page.getByText('sent the receipt to guest@example.com')).toBeVisible()
  expect((await mock.state()).mailedReceipts).toMatchObject([{ to: order.email, order_number: order.number }])
  // Neither is stored: on a shared computer the next visitor must enter both again.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href)
  expect(kept).not.toMatch(/SP-100001|guest@/)
  await page.reload()
  await expect(heading(page, 'Find your order')).toBeVisible()
})

test('@PAY-08 a guest buys, opens an account, and takes the order along @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open(combinations.busAdultTickets)
  await buyAsGuest(page)
  const bought = new URL(page.url()).pathname.replace('/anonymous', '')
  const keep = page.getByRole('region', { name: 'Save this order to an account' })
  await keep.getByRole('link', { name: 'Create an account' }).click()
  await expect(heading(page, 'Create an account')).toBeVisible()
  const person = {
    'First name': 'Nora',
    'Last name': 'Roy',
    Email: 'nora@example.com',
    'Confirm email': 'nora@example.com',
  }
  for (const [label, text] of Object.entries({ ...person, Password: 'Harbour 7', 'Confirm password': 'Harbour 7' }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('I accept the terms of use').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to sign-in' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'nora@example.com', 'Harbour 7')
  await expect(page).toHaveURL(new RegExp(`${bought}$`))
  const claim = page.getByRole('region', { name: 'Add this order to your account' })
  await expect(claim).toBeVisible()
  await bothSchemes(async () => axe())
  await mock.fault('claimOrder', 'lostAnswer', 1)
  await claim.getByRole('button', { name: 'Add to my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await claim.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page.getByText(/^Order SP-\d+ is now in your account\.$/).first()).toBeVisible()
  await expect(claim).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(heading(page, /Thank you|Order SP-/)).toBeVisible()
  const { orders, users } = await mock.state()
  expect(orders.at(-1)?.owner).toBe(users.at(-1)?.uuid)
})

test('@PAY-08 a rider takes in an order that was bought elsewhere as a guest, by the code of its mail @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/ordersummary/order-100001', { scenario: 'riderSignedIn' })
  await expect(heading(page, 'Order not found')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('link', { name: 'Find a guest order' }).click()
  await find(page, order)
  await expect(heading(page, 'Order SP-100001')).toBeVisible()
  await page.getByRole('button', { name: 'Email receipt' }).click()
  await page.getByRole('button', { name: 'Send receipt' }).click()
  await expect(page.getByText('sent the receipt to guest@example.com')).toBeVisible()
  const code = page.getByLabel('Code from your receipt email')
  await code.fill('no-such-code')
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'doesn’t match' })).toBeVisible()
  await bothSchemes(async () => axe())
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
  await code.fill((await mock.state()).mailedReceipts.at(-1)?.claim_code ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ordersummary\/order-100001$/)
  await expect(heading(page, 'Order SP-100001')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Add this order to your account' })).toHaveCount(0)
})
