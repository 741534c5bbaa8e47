import type { Page } from '@playwright/test'
import { expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import { combinations, expectCartCount, fillCard, fillContact, heading, pressAdd } from '../shopping'

const kept = (page: Page) => page.getByRole('region', { name: 'Kept for later' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Which would you like to buy now?' })

async function fillMixedCart(page: Page): Promise<void> {
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await pressAdd(page, 'Paper Booklet, 10 Adult Rides')
  await expectCartCount(page, 2)
}

test('@PAY-12 a mixed cart: the rider buys the digital products now, by keyboard, and the others afterwards', async ({
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
  await expect(question(page)).toContainText('kept for later')
  await expect(question(page).getByRole('button', { name: 'Back to the cart' })).toBeFocused()
  await bothSchemes(async () => axe())
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(drawer).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(question(page).getByRole('button', { name: 'Back to the cart' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Buy 1 digital item now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, /Contact/)).toBeVisible()
  await expect(page.getByText('What is not part of this order is kept for later').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay $3.50' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await page.goto('/cart')
  await expect(kept(page)).toContainText('Paper Booklet, 10 Adult Rides')
  await page.getByRole('button', { name: /^Put back/ }).click()
  await expectCartCount(page, 1)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(heading(page, /Contact/)).toBeVisible()
  const orders = (await mock.state()).orders.filter(({ owner }) => owner === 'user-rider')
  expect(orders.at(-1)?.items.map(({ uuid }) => uuid)).toEqual(['bus-adult-single'])
})

test('@PAY-12 @CART-11 a checkout opened with a mixed cart says so, asks for no price, and goes on once it is settled', async ({
  page,
  open,
  mock,
  context,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/products')
  await page.evaluate(() => localStorage.setItem('isGuestUser', 'true'))
  await page.goto(combinations.busAdultTickets)
  await fillMixedCart(page)
  await page.goto('/anonymous/checkout')
  const said = page.getByRole('alert').filter({ hasText: 'Please choose what to buy now' })
  await expect(said).toContainText('Physical and digital products cannot be in one order')
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
  await other.getByRole('button', { name: /^Put back/ }).click()
  await expectCartCount(other, 2)
  await expect(said).toBeVisible()
  expect((await mock.state()).orders.filter(({ email }) => email === 'guest@example.com')).toHaveLength(1)
})
