import { expectToFit, phone, tabTo, typeIn } from '../everyone'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'
import { keep, stored } from '../stored'

test('@ACC-01 @ACC-10 @NAV-05 a rider finds the addresses in two presses, adds one by keyboard, makes it the default, and removes another @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/products', { scenario: 'riderSignedIn' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await expect(heading(page, 'My Account')).toBeFocused()
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Addresses' }).click()
  await expect(heading(page, 'Addresses')).toBeFocused()

  await tabTo(page, 'link', 'Add an address')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'New address')).toBeFocused()
  await page.getByRole('button', { name: 'Save address' }).click()
  for (const label of ['Address 1', 'City', 'Province', 'Postal code'])
    await expect(page.getByRole('link', { name: `${label} can not be empty` })).toBeVisible()
  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('State').selectOption('ME')
  await typeIn(page, 'Address 1', '9 Ferry Landing')
  await typeIn(page, 'City', 'Portland')
  await typeIn(page, 'ZIP code', '04101')
  await page.getByLabel('Use as my default address').check()
  await axe()

  // A reload loses nothing of what is typed.
  await page.reload()
  await expect(page.getByText('We kept what you typed. It isn’t saved yet.')).toBeVisible()
  await expect(page.getByLabel('Address 1')).toHaveValue('9 Ferry Landing')
  await expect(page.getByLabel('State')).toHaveValue('ME')
  await mock.fault('createAddress', '500', 1)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Something went wrong, please try again!')).toBeVisible()
  await page.getByRole('button', { name: 'Save address' }).click()

  await expect(heading(page, 'Addresses')).toBeFocused()
  const stops = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Edit/ }) })
  await expect(stops).toHaveCount(3)
  await expect(stops.nth(2)).toContainText('Default')
  await page.getByRole('button', { name: 'Remove: 220 Pier Road' }).click()
  await expect(stops).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo: 220 Pier Road was removed' }).click()
  await expect(stops).toHaveCount(3)
  await page.getByRole('link', { name: 'Edit: 220 Pier Road' }).click()
  await expect(page.getByLabel('Address 1')).toHaveValue('220 Pier Road')
})

test('@ACC-10 @AUTH-14 a session that ends in the middle loses nothing that is typed @deep', async ({
  page,
  open,
  mock,
}) => {
  await open('/account/addresses/address-work', { scenario: 'riderSignedIn' })
  await page.getByLabel('Address 1').fill('221 Pier Road')
  await mock.fault('updateAddress', '401', 1)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: /^Email/ }).fill('rider@example.com')
  await page.getByLabel(/^Password/).fill('Transit-2026')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Edit address')).toBeVisible()
  await expect(page.getByLabel('Address 1')).toHaveValue('221 Pier Road')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('link', { name: 'Edit: 221 Pier Road' })).toBeVisible()
})

test('@ACC-01 @LANG-01 sur un téléphone, la liste des sections est une page, et l’adresse se retire et revient @deep', async ({
  page,
  open,
  axe,
}) => {
  await page.setViewportSize(phone)
  await open('/account', { scenario: 'riderSignedIn' })
  await keep(page, stored.language, 'fr')
  await page.reload()
  await page.getByRole('navigation', { name: 'Mon compte' }).getByRole('link', { name: 'Adresses' }).click()
  await expect(heading(page, 'Adresses')).toBeFocused()
  await page.getByRole('button', { name: 'Supprimer : 18 Lantern Street' }).click()
  await page.getByRole('button', { name: 'Annuler « Adresse supprimée : 18 Lantern Street »' }).click()
  await expect(page.getByRole('link', { name: 'Modifier : 18 Lantern Street' })).toBeVisible()
  await axe()
  await expectToFit(page)
  await page.getByRole('link', { name: 'Mon compte', exact: true }).click()
  await expect(heading(page, 'Mon compte')).toBeFocused()
})
