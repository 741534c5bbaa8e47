import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { waitUntilAlive } from '../production/fixtures'
import { expectCartCount, fillContact, heading, signIn } from '../shopping'

/**
 * Journeys through the production build on any backend (`npm run stories -- --backend URL`). They know the facts of the
 * backend, as the conformity suite does, and nothing of its insides: no product, no name and no sum of the mock. A guest
 * pays only with `--allow spend`.
 */
interface Facts {
  rider?: { email: string; password: string }
  email: string
  payCard?: { number: string; expiry: string; security_code: string; last_name: string; address: string; zip: string }
}
const file = process.env.STORIES_FACTS ?? fileURLToPath(new URL('../conformity/facts.json', import.meta.url))
const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts
const maySpend = process.env.STORIES_ALLOW?.split(',').includes('spend') ?? false

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilAlive(page)
}

const addButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add to cart: / })

/** Chooses the first option of each filter until products show. */
async function openFirstProducts(page: Page): Promise<void> {
  await visit(page, '/products')
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  const unanswered = groups.filter({ hasNot: page.locator('input:checked') })
  const product = addButtons(page).first()
  for (;;) {
    await expect(product.or(unanswered).first()).toBeVisible()
    if (await product.isVisible()) return
    await unanswered.first().getByRole('radio').first().check()
  }
}

test('@CON-01 a visitor finds a product with its price, and a guest gets the total before paying', async ({ page }) => {
  await openFirstProducts(page)
  await addButtons(page).first().click()
  await expectCartCount(page, 1)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await fillContact(page, facts.email)
  await expect(heading(page, /Payment/)).toBeVisible()
  const card = facts.payCard
  test.skip(!card, 'The facts name no `payCard`.')
  if (!card) return
  await page.getByLabel('Card number').fill(card.number)
  await page.getByLabel('Expiry date').fill(card.expiry)
  await page.getByLabel('Security code').fill(card.security_code)
  await page.getByLabel('Last name on the card').fill(card.last_name)
  await page.getByLabel('Billing street address').fill(card.address)
  await page.getByLabel('Postal or ZIP code').fill(card.zip)
  await page.getByRole('button', { name: 'Continue' }).click()
  const pay = page.getByRole('button', { name: /^Pay \S*\d/ })
  await expect(pay).toBeEnabled()
  if (!maySpend) return
  await pay.click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await expectCartCount(page, 0)
  await page.reload()
  await expect(page.getByRole('table', { name: 'What you bought' })).toBeVisible()
})

test('@CON-01 a rider signs in, finds the account, and signs out', async ({ page }) => {
  test.skip(!facts.rider, 'The facts name no `rider`.')
  const { email = '', password = '' } = facts.rider ?? {}
  await visit(page, '/login?from=%2Faccount')
  await signIn(page, email, `${password}-wrong`)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await signIn(page, email, password)
  await expect(page).toHaveURL('/account')
  for (const path of ['/account/orders', '/faremedia', '/account/paymentmethods']) {
    await visit(page, path)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(heading(page, /not found/i)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account:/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /Account:/ })).toHaveCount(0)
  await expect(heading(page, 'Sign in')).toBeVisible()
})
