import { expectToFit, phone, tabTo, typeIn } from '../everyone'
import { expect, test } from '../fixtures'
import { expectNoTrace } from '../mailedLink'
import { expectCartCount, heading } from '../shopping'
import { keep, stored } from '../stored'

test('@AUTH-12 @FORM-06 an invited person completes the account by keyboard on a phone, and is in', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/invite/valid-token', { scenario: 'invited' })
  await expect(page).toHaveURL('/invite')
  await expect(page.getByText('invited@example.com')).toBeVisible()
  await tabTo(page, 'button', 'Create account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.keyboard.type('Ira')
  await typeIn(page, 'Last name', 'Roy')
  await typeIn(page, /^Password/, 'Harbour 7')
  await typeIn(page, /^Confirm password/, 'Harbour 7')
  await mock.fault('acceptInvite', '500', 1)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Something went wrong, please try again!')).toBeVisible()
  await axe()
  await tabTo(page, 'button', 'Create account')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('Welcome, Ira! Your account is ready.').first()).toBeVisible()
  await expectNoTrace(page, 'valid-token')
  const { users } = await mock.state()
  expect(users.find(({ email }) => email === 'invited@example.com')).toMatchObject({
    first_name: 'Ira',
    email_confirmed: true,
  })
})

for (const path of ['/invite/expired-token', '/invite']) {
  test(`@AUTH-12 ${path}: the invite is invalid, and the ways on are there @deep`, async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await open(path)
    await expect(page).toHaveURL('/invite')
    await expect(heading(page, 'The invite is invalid')).toBeVisible()
    await bothSchemes(async () => axe())
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(heading(page, 'Create an account')).toBeFocused()
  })
}

test('@AUTH-12 an invitation that fails to load offers to retry @deep', async ({ page, open, axe }) => {
  await open('/invite/valid-token', { scenario: 'invited', fault: 'readInvite:wrongShape:1' })
  await expect(page.getByText('We couldn’t open your invitation')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Accept your invitation')).toBeFocused()
  await expect(page.getByText('invited@example.com')).toBeVisible()
})

test('@AUTH-12 @AUTH-13 a rider logs out first, with the warning about the cart, and goes on with the invitation @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/invite/valid-token', { scenario: 'riderWithFullCart' })
  await expect(page.getByText('You’re signed in as rider@example.com.')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('invited@example.com')).toBeVisible()
  await expect(page).toHaveURL('/invite')
  await expectCartCount(page, 0)
})

test('@LANG-01 @AUTH-12 une personne invitée termine son compte en français @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/', { scenario: 'invited' })
  await keep(page, stored.language, 'fr')
  await page.goto('/invite/valid-token')
  await expect(heading(page, 'Accepter votre invitation')).toBeVisible()
  await page.getByLabel('Prénom').fill('Ira')
  await page.getByLabel('Nom de famille').fill('Roy')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Traversier 9')
  await page.getByLabel('Confirmer le mot de passe').fill('Traversier')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByRole('link', { name: 'Les deux mots de passe sont différents' })).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.getByLabel('Confirmer le mot de passe').fill('Traversier 9')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByText('Bienvenue, Ira! Votre compte est prêt.').first()).toBeVisible()
})
