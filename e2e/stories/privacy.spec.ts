import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'
import { keepFromStart, stored } from '../stored'

test('@ACC-19 @NAV-07 anybody sees by the footer what the browser keeps; a rider downloads it without secrets, and erases it', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await keepFromStart(page, stored.tourDone, 'true')
  await open('/products')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
  await expect(dialog.getByText('Remembers that we offered you the tour')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused()

  await open('/account', { scenario: 'subscriptionInCart' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Privacy choices' }).click()
  await expect(heading(page, 'Privacy choices')).toBeFocused()
  const kept = page.getByRole('list', { name: 'Until you erase it' })
  await expect(kept.getByText('Keeps you signed in')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a file' }).click()
  const text = readFileSync(await (await downloading).path(), 'utf8')
  expect(text).toContain('rider@example.com')
  expect(text).not.toContain('session-of-user-rider')

  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('button', { name: 'Keep everything' })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'You’ll be signed out.' })).toContainText(
    'Your cart will be cleared.',
  )
  await axe()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token') ?? localStorage.getItem('cwp_user'))).toBeNull()
})
