import { tabTo } from '../everyone'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@ACC-02 @STORE-01 a rider changes name and email by keyboard: a failure loses nothing, and both emails show until the new one is confirmed', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account/profile', { scenario: 'riderSignedIn' })
  await page.getByLabel('First name').fill('Jo')
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.com')
  await page.getByLabel('Current password').fill('Transit-2026')
  await page.reload()
  await expect(page.getByText('We kept what you typed. It isn’t saved yet.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.getByLabel('Current password').fill('Transit-2026')
  await mock.fault('updateUser', '500', 1)
  await tabTo(page, 'button', 'Save changes')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile update failed. What you typed is still here.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Jo')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  const waiting = page.getByRole('group', { name: '' }).filter({ hasText: 'Verify your new email' })
  await expect(waiting).toContainText('jo@example.com')
  await expect(waiting).toContainText('rider@example.com')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('rider@example.com')
  await expect(page.getByRole('button', { name: /Jo MacLeod/ })).toBeVisible()
  await axe()

  const other = await page.context().newPage()
  await other.goto('/confirm/confirm-user-rider')
  await expect(heading(other, 'Your email is verified')).toBeVisible()
  await other.close()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('jo@example.com')
  await expect(waiting).toHaveCount(0)
})

test('@ACC-02 @ACC-14 unsaved changes are asked about, by link and by Back; the language changes without losing them @deep', async ({
  page,
  open,
  mock,
}) => {
  await open('/account', { scenario: 'riderSignedIn' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Profile' }).click()
  await expect(heading(page, 'Profile')).toBeFocused()
  await page.getByLabel('First name').fill('Jo')
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Addresses' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await page.getByRole('button', { name: 'Use this language' }).click()
  await expect(heading(page, 'Profil')).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveValue('Jo')
  await expect(page.getByRole('combobox', { name: 'Langue' })).toBeFocused()
  await expect.poll(async () => (await mock.state()).users.find(({ uuid }) => uuid === 'user-rider')?.locale).toBe('fr')
  await page.goBack()
  await expect(page).toHaveURL('/account/profile')
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(heading(page, 'Mon compte')).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Prénom')).toHaveValue('Jordan')
})
