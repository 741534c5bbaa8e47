import type { Page } from '@playwright/test'
import {
  combinations,
  expectCartCount,
  fillCard,
  fillContact,
  heading,
  pressAdd,
  signIn,
  signInAtCheckout,
  toReview,
} from '../shopping'
import { keptIn, stored } from '../stored'
import { expect, test, waitUntilAlive } from './fixtures'

/**
 * Whole journeys through the production build and a backend process: once on the site's origin behind a proxy, once on
 * an origin of its own (the projects in playwright.config.ts). One after another, because they share the backend. None
 * of them routes requests, because Playwright then answers preflights itself. The browser finds no host but this machine.
 */
test.describe.configure({ mode: 'default' })

async function signInAt(page: Page, path: string, email = 'rider@example.com'): Promise<void> {
  await page.goto(`/login?from=${encodeURIComponent(path)}`)
  await waitUntilAlive(page)
  await signIn(page, email)
}

/** Opens the checkout's last step as the rider with a saved card and one ride in the cart. */
async function toPayment(page: Page): Promise<void> {
  await signInAt(page, combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/checkout')
  await toReview(page)
}

test('@CON-02 a guest buys two tickets @deep', async ({ page, visit, tester }) => {
  await visit('/')
  await page.getByRole('main').getByRole('link', { name: 'Buy Tickets' }).click()
  await page.getByRole('radio', { name: /Bus/ }).check()
  await page.getByRole('radio', { name: /Adult/ }).check()
  await page.getByRole('radio', { name: /Tickets/ }).check()
  await pressAdd(page, 'Adult Single Ride')
  // A second press while the first one is under way counts for nothing.
  await expectCartCount(page, 1)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 2)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog', { name: 'Cart, 2 items' }).getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as guest' }).click()
  await fillContact(page)
  await fillCard(page)
  await page.getByRole('button', { name: 'Pay $7.00' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await expectCartCount(page, 0)
  const orders = (await tester.state()).orders.filter(({ email }) => email === 'guest@example.com')
  expect(orders.at(-1)).toMatchObject({ total: 700 })
  await page.reload()
  await expect(heading(page, /SP-\d+|Thank you/)).toBeVisible()
})

test('a rider signs in with the second factor and buys', async ({ page, visit, tester }) => {
  await visit(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/checkout')
  await signInAtCheckout(page, 'mfa.rider@example.com')
  await page.getByLabel('Verification code').fill('123456')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(heading(page, /Payment/)).toBeVisible()
  await fillCard(page)
  await page.getByRole('button', { name: 'Pay $3.50' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const placed = (await tester.calls()).filter(({ name }) => name === 'placeOrder')
  expect(placed.map(({ status }) => status)).toEqual([200])
  expect(placed[0]?.headers['idempotency-key']).toBeTruthy()
})

test('a session that ends leads to the sign-in, and back to what was typed @deep', async ({ page, tester }) => {
  await signInAt(page, combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/checkout?step=contact')
  await page.getByLabel('First name').fill('Typed before the end')
  await tester.fault('*', '401')
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout/)
  expect(await keptIn(page, stored.authToken)).toBeNull()
  await tester.fault('*', '401', 0)
  await page.getByRole('button', { name: /Langue/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await signInAtCheckout(page, 'rider@example.com')
  await expect(page.getByLabel('First name')).toHaveValue('Typed before the end')
})

test('@CON-02 the answer of a payment is lost: the order shows, and it was sent once', async ({ page, tester }) => {
  await toPayment(page)
  const before = (await tester.state()).orders.length
  await tester.fault('placeOrder', 'lostAnswer', 1)
  await page.getByRole('button', { name: 'Pay $3.50' }).click()
  await expect(heading(page, /SP-\d+|Thank you/)).toBeVisible()
  await expect(page).toHaveURL(/\/ordersummary\//)
  expect((await tester.state()).orders.length).toBe(before + 1)
  expect((await tester.calls()).filter(({ name }) => name === 'placeOrder')).toHaveLength(1)
})

test('a visitor returns from Apple signed in, without a trace of the token @deep', async ({ page, visit, tester }) => {
  await visit('/login?from=%2Fcart')
  const [asked] = await Promise.all([
    page.waitForRequest(/^https:\/\/appleid\.apple\.com\//),
    page.getByRole('button', { name: 'Continue with Apple' }).click(),
  ])
  const state = new URL(asked.url()).searchParams.get('state')
  // Chromium shows a page of its own for a host that is not there, Firefox under that host's address.
  await expect(page).toHaveURL(/^(chrome-error:|https:\/\/appleid\.apple\.com\/)/)
  await page.goto(`/redirect/${state}/good-token/jo%40example.com/undefined/MacLeod`)
  await expect(page).toHaveURL('/cart')
  const [sent] = (await tester.calls()).filter(({ name }) => name === 'login')
  expect(sent?.body).toMatchObject({ access_token: 'good-token', login_type: 'AppleId', email: 'jo@example.com' })
  const traces = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.referrer]))
  expect(traces).not.toContain('good-token')
})

test('a rider opens the receipt of an earlier order @deep', async ({ page, tester }) => {
  await tester.reset('riderWithFullReceipts')
  await signInAt(page, '/ordersummary/order-100005')
  await expect(page).toHaveURL('/ordersummary/order-100005')
  await expect(page.getByRole('table', { name: 'What you bought' }).getByRole('row')).not.toHaveCount(0)
  const renewals = page.getByRole('region', { name: 'Renews automatically' })
  await expect(renewals).toContainText('We renew the passes')
  await expect(page.getByRole('main')).toContainText('Tap your card at the reader')
})
