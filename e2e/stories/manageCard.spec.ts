import { expect, test } from '../fixtures'
import { tokenFor } from '../mailedLink'
import { expectCartCount, fillCard, fillContact, heading, pressAdd, signIn } from '../shopping'
import type { Page } from '@playwright/test'
import { keepFromStart, keptIn, stored } from '../stored'

const number = '6030 1234 5678 9012'

async function enterCard(page: Page, typed = number, code = '123'): Promise<void> {
  await page.getByLabel('Card number').fill(typed)
  await page.getByLabel('Security code').fill(code)
  await page.getByRole('button', { name: 'Show my card' }).click()
}

test('@FM-12 @LAND-01 a guest finds the card by number and code, sees what is on it, and buys for it', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/', { scenario: 'visitor' })
  await page.getByRole('link', { name: 'Manage card' }).last().click()
  await expect(heading(page, 'Manage card')).toBeVisible()
  await bothSchemes(async () => axe())
  await enterCard(page)
  await expect(page.getByText('Adult 10-Ride Ticket')).toBeVisible()
  await expect(heading(page, 'Manage card')).toBeFocused()
  await expect(page.getByText('7 rides left')).toBeVisible()
  await expect(page.getByText('$12.00').first()).toBeVisible()
  await bothSchemes(async () => axe())
  expect(page.url()).not.toContain('6030')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(kept.replaceAll(/\s/g, '')).not.toContain('6030123456789012')
  await page.getByRole('button', { name: 'Load value' }).click()
  await expect(page).toHaveURL('/products/null/digital?filter=filter-product:product-value')
  await pressAdd(page, 'Stored Value $20')
  await expectCartCount(page, 1)
  await page.goto('/anonymous/checkout')
  await fillContact(page)
  await fillCard(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/anonymous\/ordersummary\//)
  await page.goto('/manage-card')
  // Plastic gets its value overnight.
  await expect(page.getByText('On its way')).toBeVisible()
  await expect(page.getByText('$20.00').first()).toBeVisible()
  await expect(page.getByText('$12.00').first()).toBeVisible()
  const quotes = (await mock.calls()).filter(({ name }) => name === 'quoteOrderAsGuest')
  expect(quotes.at(-1)?.body).toMatchObject({ faremedia_id: 'card-guest' })
})

test('@FM-12 an error does not say whether number or code was wrong; a missing value is reported at its field @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/manage-card')
  await page.getByRole('button', { name: 'Show my card' }).click()
  await expect(page.getByText('Card number is required').first()).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await enterCard(page, number, '999')
  await expect(page.getByText(/find a card with this number and security code/).first()).toBeVisible()
  await axe()
  await enterCard(page)
  await expect(page.getByRole('button', { name: 'Buy a pass' })).toBeVisible()
})

test('@FM-12 the guest renames the card, and leaves it with nothing left behind @deep', async ({ page, open, axe }) => {
  await open('/manage-card', { scenario: 'guestWithCard' })
  await page.getByRole('button', { name: 'Rename this card' }).click()
  await expect(page.getByLabel('Nickname')).toBeFocused()
  await axe()
  await page.getByLabel('Nickname').fill('Spare card')
  await page.getByRole('button', { name: 'Save nickname' }).click()
  await expect(page.getByRole('button', { name: 'Rename this card' })).toBeFocused()
  await expect(page.getByText('Spare card')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out of this card' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await expect(heading(page, 'Manage card')).toBeFocused()
  for (const entry of [stored.cardToken, stored.isGuestUser, stored.fareMediaId, stored.currentCard])
    expect(await keptIn(page, entry)).toBeNull()
})

/** Number and code are kept nowhere, so the guest types them once more. */
async function linkSameCard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/faremedia/link/physical')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Link this card' }).click()
  await expect(page).toHaveURL('/faremedia/card-guest')
  await expect(page.getByRole('link', { name: /^Autoload/ })).toBeVisible()
  for (const entry of [stored.cardToken, stored.isGuestUser]) expect(await keptIn(page, entry)).toBeNull()
}

test('@FM-12 @FM-02 what takes an account leads a guest to sign in, and to the same card on the account @deep', async ({
  page,
  open,
}) => {
  await open('/manage-card', { scenario: 'guestWithCard' })
  const more = page.getByRole('region', { name: 'Do more with an account' })
  await expect(more.getByText('Block a lost card')).toBeVisible()
  await more.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?from=%2Ffaremedia%2Flink%2Fphysical')
  await signIn(page, 'rider@example.com')
  await linkSameCard(page)
})

test('@FM-12 @AUTH-09 @AUTH-10 a guest who has no account opens one, confirms the email, and links the card @deep', async ({
  page,
  open,
  mock,
}) => {
  await open('/manage-card', { scenario: 'guestWithCard' })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Roy')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nora@example.com')
  await page.getByRole('textbox', { name: 'Confirm email' }).fill('nora@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-7')
  await page.getByLabel('Confirm password').fill('Harbour-7')
  await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'Check your email')).toBeVisible()
  const { users, mailedLinks } = await mock.state()
  await page.goto(
    `/confirm/${tokenFor(mailedLinks.confirm, users.find(({ email }) => email === 'nora@example.com')?.uuid)}`,
  )
  await page.getByRole('link', { name: 'Go now' }).click()
  await signIn(page, 'nora@example.com', 'Harbour-7')
  await linkSameCard(page)
})

test('@FM-12 a blocked card is shown with the reason, and nothing is bought for it @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/manage-card')
  await enterCard(page, '6030 1234 0000 3333', '321')
  await expect(page.getByText('This card is blocked.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy a pass' })).toHaveCount(0)
  await axe()
})

test('@FM-12 when the card session has ended, the guest enters the card again @deep', async ({ page, open, mock }) => {
  await open('/manage-card')
  await enterCard(page)
  await expect(page.getByRole('button', { name: 'Buy a pass' })).toBeVisible()
  await mock.now('2026-11-23T16:00:00Z')
  await page.reload()
  await expect(page.getByText('Your session with this card has ended.').first()).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('@FM-12 @NAV-05 riders do not have the page, nor its entry @deep', async ({ page, open }) => {
  await open('/manage-card', { scenario: 'riderSignedIn' })
  await expect(page).toHaveURL('/faremedia')
  await expect(page.getByRole('link', { name: 'Manage card' })).toHaveCount(0)
})

test('@FM-12 @LANG-01 on a phone, in French, by keyboard @deep', async ({ page, open, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await keepFromStart(page, stored.language, 'fr')
  await open('/manage-card')
  await page.getByLabel('Numéro de la carte').focus()
  await page.keyboard.type('6030123456789012')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Acheter un laissez-passer' })).toBeVisible()
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
