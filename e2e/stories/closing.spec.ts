import type { Page } from '@playwright/test'
import { tabTo } from '../everyone'
import { expect, test, waitUntilAlive } from '../fixtures'
import { settingsWith } from '../operator'
import { heading } from '../shopping'

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const sentOf = (calls: { name: string }[]) =>
  calls.map(({ name }) => name).filter((name) => /payOut|^delete/.test(name))

test('@ACC-13 a rider sees what ends, moves the balance and deletes the account; each act has its own outcome', async ({
  page,
  open,
  mock,
  context,
  axe,
  bothSchemes,
}) => {
  await open('/account', { scenario: 'accountToClose' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Security' }).click()
  await page.getByRole('link', { name: 'Close account' }).click()
  await expect(heading(page, 'Close account')).toBeFocused()
  await expect(page.getByText('Passes: Adult Monthly Pass')).toBeVisible()
  await expect(page.getByText('$50.00 on the last day of every month')).toBeVisible()
  await bothSchemes(async () => axe())
  const other = await context.newPage()
  await other.goto('/account/devices')
  await waitUntilAlive(other)
  await page.bringToFront()
  await next(page)
  await expect(heading(page, 'Your wallet balance')).toBeFocused()
  await next(page)
  await expect(page.getByText('Please select card to continue')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('radio', { name: /Visa/ }).check()
  await next(page)
  await expect(heading(page, 'Confirm with your password')).toBeFocused()
  const close = async (password: string) => {
    await page.getByRole('checkbox', { name: 'I’ve read what I’ll lose' }).check()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Delete account' }).dblclick()
  }
  const wrong = page.getByText('This isn’t your current password')
  await close('wrong')
  await expect(wrong).toBeVisible()
  // The same answer to a second try is said again.
  await close('wrong again')
  await expect(wrong).toBeVisible()
  await mock.fault('payOutWallet', '500', 1)
  await close('Transit-2026')
  await expect(page.getByText('Failed to transfer the balance. Please try again later.')).toBeVisible()
  await axe()
  await mock.fault('deleteAccount', '500', 1)
  await close('Transit-2026')
  await expect(page.getByRole('heading', { name: 'Your money is on its way' })).toBeVisible()
  await expect(page.getByText('Account could not be deactivated at this time. Please try again later.')).toBeVisible()
  await bothSchemes(async () => axe())
  await close('Transit-2026')
  await expect(heading(page, 'Your account is deleted')).toBeFocused()
  await expect(page).toHaveURL('/account-deactivated')
  await page.reload()
  await expect(page.getByText('$42.50 from your wallet is on its way')).toBeVisible()
  await axe()
  await expect(other).toHaveURL(/\/login/)
  expect(sentOf(await mock.calls()).slice(-3)).toEqual(['payOutWallet', 'deleteAccount', 'deleteAccount'])
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('rider@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Transit-2026')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/did not match/).first()).toBeVisible()
})

test('@ACC-13 the operator offers both: a rider gives the balance up by typing it, by keyboard alone @deep', async ({
  page,
  open,
  context,
  mock,
  axe,
}) => {
  await settingsWith(context, ({ features }) => (features.accountDeactivation = true))
  await open('/account/deactivate', { scenario: 'accountToClose' })
  await tabTo(page, 'button', 'Continue')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose how to close your account')).toBeVisible()
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Continue')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your wallet balance')).toBeFocused()
  await tabTo(page, 'radio', /Transfer it/)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'textbox', /type the amount/)
  await page.keyboard.type('42')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Type 42.50 to confirm that you’ll lose this money').first()).toBeVisible()
  await axe()
  await page.keyboard.type('.50')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You’ll lose $42.50.')).toBeVisible()
  await tabTo(page, 'checkbox', 'I’ve read what I’ll lose')
  await page.keyboard.press('Space')
  await tabTo(page, 'textbox', 'Password')
  await page.keyboard.type('Transit-2026')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your account is deactivated')).toBeFocused()
  expect((await mock.calls()).map(({ name }) => name)).not.toContain('payOutWallet')
})

test('@ACC-13 an account that was closed on another device: a dialog on any page, then logged out', async ({
  page,
  open,
  axe,
}) => {
  await open('/products', { scenario: 'closedElsewhere' })
  const dialog = page.getByRole('alertdialog', { name: 'Your account was closed' })
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  await axe()
  await page.keyboard.press('Enter')
  await expect(heading(page, /Sign in|Login/)).toBeVisible()
  await expect(page).toHaveURL('/login')
})
