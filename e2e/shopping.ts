import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { Beginning } from './fixtures'

/** The fixture that opens a path of the portal. */
type Open = (path: string, beginning?: Beginning) => Promise<void>

/** Addresses of filter combinations that the mock's operator offers. */
export const combinations = {
  busAdultTickets:
    '/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-tickets',
  busAdultPasses:
    '/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-passes',
  ferryAdultTickets:
    '/products?filter=filter-service:service-ferry&filter=filter-rider:rider-adult&filter=filter-product:product-tickets&filter=filter-ferry-origin:pier-sableport&filter=filter-ferry-destination:pier-outer-isle',
  digitalPasses: '/products/null/digital?filter=filter-product:product-passes&filter=filter-rider:rider-adult',
  physicalPasses: '/products/null/physical?filter=filter-product:product-passes&filter=filter-rider:rider-adult',
}

/** Returns the card of a product, by its name. */
export function productCard(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** Presses "Add to cart" of a visible product. */
export async function pressAdd(page: Page, name: string): Promise<void> {
  await productCard(page, name)
    .getByRole('button', { name: `Add to cart: ${name}` })
    .click()
}

/** Expects the number of items in the name of the cart's button. */
export async function expectCartCount(page: Page, count: number): Promise<void> {
  const items = count === 1 ? '1 item' : `${count} items`
  await expect(page.getByRole('button', { name: `Open cart, ${items}` })).toBeVisible()
}

/** Signs in with the visible form. */
export async function signIn(scope: Page | Locator, email: string, password = 'Transit-2026'): Promise<void> {
  await scope.getByRole('textbox', { name: /^Email/ }).fill(email)
  await scope.getByLabel(/^Password/).fill(password)
  await scope.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in on the way to checkout, where the form is behind the second of two doors. */
export async function signInAtCheckout(scope: Page | Locator, email: string, password?: string): Promise<void> {
  await scope.getByRole('button', { name: 'Sign in', exact: true }).click()
  await signIn(scope, email, password)
}

export const cards = { accepted: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' }

/** Completes the contact step as a guest. */
export async function fillContact(page: Page, email = 'guest@example.com'): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Confirm email').fill(email)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Tremblay')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Unfolds the payment methods that are not saved, and chooses one. */
export async function chooseNew(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Use another payment method' }).click()
  await page.getByRole('radio', { name }).check()
}

/** Completes the payment step with a new card. */
export async function fillCard(page: Page, number = cards.accepted): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Last name on the card').fill('Tremblay')
  await page.getByLabel('Billing street address').fill('12 Harbour St')
  await page.getByLabel('Postal or ZIP code').fill('B3H 1A1')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Returns the heading of a page or of a checkout step. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** Waits for the review, at which the checkout of a rider with a saved method opens. */
export async function toReview(page: Page): Promise<void> {
  await expect(heading(page, /Review/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
}

/** Goes from the review back to one of its steps. */
export async function changeStep(page: Page, step: 'Contact' | 'Shipping' | 'Payment'): Promise<void> {
  await toReview(page)
  await page.getByRole('link', { name: `Change: ${step}` }).click()
  await expect(heading(page, new RegExp(step))).toBeVisible()
}

/** Opens the checkout of a rider with a full cart, at the review. */
export async function openReview(page: Page, open: Open): Promise<void> {
  await open('/checkout', { scenario: 'riderWithFullCart' })
  await toReview(page)
}

/** Presses "Pay" at the review. */
export const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay \$/ }).click()

/** Pays at the review, and waits for the receipt. */
export async function payAndSeeReceipt(page: Page): Promise<void> {
  await pay(page)
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
}

/** Buys a ride as a guest, from the list of products up to the review. */
export async function toReviewAsGuest(page: Page): Promise<void> {
  await pressAdd(page, 'Adult Single Ride')
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await fillContact(page)
  await fillCard(page)
  await toReview(page)
}
