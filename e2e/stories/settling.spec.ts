import type { Page } from '@playwright/test'
import { expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
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
import { forget, keep, keptIn, stored } from '../stored'

const kept = (page: Page) => page.getByRole('region', { name: 'Saved for later' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Which would you like to buy now?' })

async function fillMixedCart(page: Page): Promise<void> {
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await pressAdd(page, 'Paper Booklet, 10 Adult Rides')
  await expectCartCount(page, 2)
}

test('@PAY-12 a mixed cart: the rider buys the digital products now, by keyboard, and the others afterwards @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open(combinations.busAdultTickets, { scenario: 'riderSignedIn' })
  await fillMixedCart(page)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Cart, 2 items' })
  await drawer.getByRole('button', { name: 'Checkout' }).click()
  await expect(question(page)).toContainText('Saved for later')
  await expect(question(page).getByRole('button', { name: 'Keep cart as it is' })).toBeFocused()
  await bothSchemes(async () => axe())
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(drawer).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(question(page).getByRole('button', { name: 'Keep cart as it is' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Buy 1 digital item now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await toReview(page)
  await expect(page.getByText('We saved your other items').first()).toBeVisible()
  await page.getByRole('button', { name: 'Pay $3.50' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await page.goto('/cart')
  await expect(kept(page)).toContainText('Paper Booklet, 10 Adult Rides')
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expectCartCount(page, 1)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await toReview(page)
  await expect(page.getByRole('link', { name: 'Change: Shipping' })).toBeVisible()
  const orders = (await mock.state()).orders.filter(({ owner }) => owner === 'user-rider')
  expect(orders.at(-1)?.items.map(({ uuid }) => uuid)).toEqual(['bus-adult-single'])
})

test('@PAY-12 @CART-11 a checkout opened with a mixed cart says so, asks for no price, and goes on once it is settled @deep', async ({
  page,
  open,
  mock,
  context,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/products')
  await keep(page, stored.isGuestUser, 'true')
  await page.goto(combinations.busAdultTickets)
  await fillMixedCart(page)
  await page.goto('/anonymous/checkout')
  const said = page.getByRole('alert').filter({ hasText: 'Make a choice before you pay' })
  await expect(said).toContainText('Digital items need a separate order from cards and paper tickets')
  await bothSchemes(async () => axe())
  await expectToFit(page)
  expect((await mock.calls()).filter(({ name }) => name === 'quoteOrderAsGuest')).toEqual([])
  await said.getByRole('button', { name: 'Choose' }).click()
  await expect(question(page)).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await question(page).getByRole('button', { name: 'Buy 1 digital item now' }).click()
  await expect(said).toBeHidden()
  await expect(page.getByText('Order summary, $3.50')).toBeVisible()
  await fillContact(page)
  await fillCard(page)
  await expect(page.getByRole('button', { name: 'Pay $3.50' })).toBeEnabled()
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: /^Restore/ }).click()
  await expectCartCount(other, 2)
  await expect(said).toBeVisible()
  expect((await mock.state()).orders.filter(({ email }) => email === 'guest@example.com')).toHaveLength(1)
})

test('@CART-01 @AUTH-14 after a forced logout what renews is bought once by a guest, or goes on renewing after signing in @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/cart', { scenario: 'subscriptionInCart' })
  await expect(page.getByText('Then $36.50 every 7 days')).toBeVisible()
  await mock.fault('quoteOrder', '401', 1)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(heading(page, /Sign in|Login/)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Sign in to buy this with auto-renewal')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Checkout' }).click()
  const who = page.getByRole('dialog', { name: 'Please sign in before you checkout' })
  await who.getByRole('button', { name: 'Continue as guest' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign in to renew automatically' })
  await expect(question).toContainText('Adult 7-Day Pass is set to renew automatically')
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await keep(page, stored.isGuestUser, 'true')
  await page.goto('/anonymous/checkout')
  const said = page.getByRole('alert').filter({ hasText: 'Auto-renewal needs an account' })
  await bothSchemes(async () => axe())
  await said.getByRole('button', { name: 'Choose' }).click()
  await question.getByRole('button', { name: 'Sign in' }).click()
  await expect(who.getByRole('button', { name: 'Continue as guest' })).toBeHidden()
  await signIn(who, 'rider@example.com')
  await expect(who).toBeHidden()
  await expect(page).toHaveURL('/checkout?step=review')
  await toReview(page)
  await expect(page.getByText('Renews automatically').first()).toBeVisible()
  const quotes = (await mock.calls()).filter(({ name }) => name.startsWith('quoteOrder'))
  expect(new Set(quotes.map(({ name }) => name))).toEqual(new Set(['quoteOrder']))
})

test('@CART-01 @PAY-01 a guest buys once what would have renewed @deep', async ({ page, open, mock }) => {
  await open('/cart', { scenario: 'subscriptionInCart' })
  const cart = (await keptIn(page, stored.cart)) ?? '[]'
  await open('/cart', { scenario: 'guestWithCard' })
  await keep(page, stored.cart, JSON.parse(cart.replaceAll('card-phone', 'card-guest')))
  await page.reload()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy once, without renewal' }).click()
  await fillContact(page)
  await fillCard(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const [order] = (await mock.state()).orders.slice(-1)
  expect(order?.items.map((item) => item.is_subscribed)).toEqual([false, false])
})

const notYours = (page: Page) => page.getByRole('alertdialog', { name: 'This cart is for another card' })

test('@CART-13 @FM-12 a guest’s cart for a card that the rider does not have is asked about on signing in @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/products/null/digital?filter=filter-product:product-value', { scenario: 'guestWithCard' })
  await pressAdd(page, 'Stored Value $20')
  await expectCartCount(page, 1)
  await page.goto('/login?from=/cart')
  await signIn(page.getByRole('main'), 'rider@example.com')
  await expect(notYours(page)).toContainText('a fare card that isn’t on your account')
  await expect(page).toHaveURL('/cart')
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(notYours(page)).toBeHidden()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'that isn’t on your account' })).toBeVisible()
  await bothSchemes(async () => axe())
  await page.goto('/digital')
  await page.getByRole('button', { name: /Blue card/ }).click()
  const other = page.getByRole('alertdialog', { name: 'Clear your cart first?' })
  await other.getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(page).toHaveURL('/products/null/digital')
  await page.goto('/cart')
  await expect(kept(page)).toContainText('Stored Value $20')
})

test('@CART-13 @CART-08 signing in on the way to checkout asks about the card before the checkout opens @deep', async ({
  page,
  open,
  mock,
}) => {
  await open('/products/null/digital?filter=filter-product:product-value', { scenario: 'guestWithCard' })
  await pressAdd(page, 'Stored Value $20')
  await expectCartCount(page, 1)
  await forget(page, stored.isGuestUser, stored.cardToken)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await signInAtCheckout(page.getByRole('dialog', { name: 'Please sign in before you checkout' }), 'rider@example.com')
  await notYours(page).getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(kept(page)).toContainText('Stored Value $20')
  await expect(page).toHaveURL('/cart')
  expect((await mock.calls()).filter(({ name }) => name.startsWith('quoteOrder'))).toEqual([])
})
