import { expect, test, waitUntilAlive } from '../fixtures'
import { signIn, signInAtCheckout } from '../shopping'
import { keptIn, stored } from '../stored'

const code = 'Verification code'

test('@AUTH-04 an enrolled rider: a wrong code is told, the right one leads to where they wanted to go @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
  allowErrors,
}) => {
  allowErrors(/401/)
  await open('/checkout')
  await signInAtCheckout(page, 'mfa.rider@example.com')
  await expect(page.getByLabel(code)).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByLabel(code).fill('000 000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid verification code. Please try again with valid code.')).toBeVisible()
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  await axe()
  await page.reload()
  await page.getByLabel(code).fill('123456')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/checkout')
  for (const entry of [stored.tempAuthToken, stored.secondFactor]) expect(await keptIn(page, entry)).toBeNull()
})

test('@AUTH-04 @FORM-05 a rider sets it up: number, code, done, by keyboard and on a phone', async ({
  page,
  open,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/login')
  await signIn(page, 'setup.rider@example.com')
  await page.getByRole('button', { name: 'Set up now' }).press('Enter')
  const phone = page.getByLabel('Phone number')
  await expect(page.getByLabel('Country code')).toHaveValue('CA')
  await phone.fill('123')
  await phone.press('Enter')
  await expect(
    page.getByRole('link', { name: 'Please enter a valid phone number for this country: Canada' }),
  ).toBeVisible()
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await phone.fill('902 555-0133')
  await phone.press('Enter')
  await expect(page.getByText(/We sent a 6-digit code to .*33\./)).toBeVisible()
  await axe()
  await page.getByLabel(code).fill('123456')
  await page.getByLabel(code).press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('Two-step verification is on.').first()).toBeVisible()
  const codes = page.getByRole('alertdialog', { name: 'Save your backup codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await codes.getByRole('button', { name: 'I’ve saved my codes' }).press('Enter')
  await expect(codes).toHaveCount(0)
})

test('@AUTH-04 @ACC-04 @ACC-24 a rider without the phone signs in by a backup code, and makes new ones', async ({
  page,
  open,
  axe,
  bothSchemes,
  allowErrors,
}) => {
  allowErrors(/401/)
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/login')
  await signIn(page, 'mfa.rider@example.com')
  await page.getByRole('button', { name: 'I no longer have this phone' }).press('Enter')
  await expect(page.getByRole('link', { name: '+1 902 555 0100' })).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Use a backup code' }).press('Enter')
  await page.getByLabel('Backup code').fill('wrong 12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is wrong or already used. Try another one.')).toBeVisible()
  await axe()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByLabel('Backup code').fill('sable-port3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('You used a backup code. You have 9 left.').first()).toBeVisible()

  await page.goto('/account/security')
  await expect(page.getByText('You have 9 codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Make new codes' }).press('Enter')
  await page.getByLabel('Current password').fill('Transit-2026')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Save your backup codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await bothSchemes(async () => axe())
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await file).suggestedFilename()).toBe('backup-codes.txt')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('You won’t see these codes again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('You have 10 codes left.')).toBeVisible()
})

test('@AUTH-04 a sign-in without its second step opens no other page, and ends after 15 minutes @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/login', { now: '2026-11-20T12:00:00Z' })
  await signIn(page, 'mfa.rider@example.com')
  await expect(page.getByLabel(code)).toBeVisible()
  await page.goto('/ordersummary/order-100001')
  await waitUntilAlive(page)
  await expect(page).toHaveURL(/\/login\?from=%2Fordersummary/)
  await expect(page.getByLabel(code)).toBeVisible()
  await mock.now('2026-11-20T12:15:00Z')
  await expect(page.getByText(/^To keep your account safe, this step lasts up to 15 minutes/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible()
  await axe()
})

test('@AUTH-15 two tabs: the code entered in one lets both in @deep', async ({ page, open, context }) => {
  await open('/login?from=%2Fcart')
  await signIn(page, 'mfa.rider@example.com')
  await expect(page.getByLabel(code)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await waitUntilAlive(other)
  await other.getByLabel(code).fill('123456')
  await other.getByRole('button', { name: 'Verify' }).click()
  await expect(other).toHaveURL('/products')
  await expect(page).toHaveURL('/cart')
})
