import { expectToFit, phone, tabTo, typeIn } from '../everyone'
import { expect, test } from '../fixtures'
import { expectNoTrace, tokenFor } from '../mailedLink'
import { expectCartCount, heading, signIn } from '../shopping'
import { keep, keptIn, stored } from '../stored'

test('@AUTH-11 @FORM-06 a rider who forgot the password sets a new one, by keyboard on a phone', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/login')
  await tabTo(page, 'link', 'Forgot password?')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Forgot your password?')).toBeFocused()
  await typeIn(page, 'Email', 'rider@')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page.getByText('Invalid Email Address').first()).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.keyboard.type('example.com')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Check your email')).toBeFocused()
  await bothSchemes(async () => axe())
  await expectToFit(page)

  const token = tokenFor((await mock.state()).mailedLinks.reset, 'user-rider')
  await page.goto(`/reset/${token}`)
  await expect(page).toHaveURL('/reset')
  await expect(page.getByText('Use 8 to 64 characters. Use at least one letter and one digit.')).toBeVisible()
  await typeIn(page, /^Password/, 'harbour 7 ')
  await typeIn(page, /^Confirm password/, 'harbour 7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'The passwords don’t match' })).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.keyboard.type(' ')
  await mock.fault('resetPassword', '500', 1)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Some error Occured. Please try later.')).toBeVisible()
  await axe()
  await tabTo(page, 'button', 'Set password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your new password is set. Sign in with it.').first()).toBeVisible()
  await signIn(page, 'rider@example.com', 'harbour 7 ')
  await expect(page).toHaveURL('/products')
  await expectNoTrace(page, token)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('harbour')
})

test('@AUTH-11 the answer is the same for an email without an account, and another message has to wait @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/forgotpassword')
  const told = async (email: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(heading(page, 'Check your email')).toBeFocused()
    return (await page.getByRole('main').innerText()).replace(email, 'EMAIL').replace(/\d+ seconds?/, 'N seconds')
  }
  const known = await told('rider@example.com')
  const again = page.getByRole('button', { name: 'Send the link again' })
  await expect(again).toHaveAccessibleDescription('Wait a minute before you ask for another message.')
  await again.press('Enter')
  await axe()
  await page.getByRole('button', { name: 'Use another email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  expect(await told('nobody@example.com')).toBe(known)
  const sent = (await mock.calls()).filter(({ name }) => name === 'requestPasswordReset')
  expect(sent.map(({ status }) => status)).toEqual([sent[0]?.status, sent[0]?.status])
})

for (const path of ['/reset/expired-token', '/reset']) {
  test(`@AUTH-11 ${path}: the token is invalid, and a new link can be requested @deep`, async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await open(path)
    await expect(page).toHaveURL('/reset')
    await expect(heading(page, 'This token is invalid')).toBeVisible()
    await bothSchemes(async () => axe())
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeFocused()
  })
}

test('@AUTH-11 a link that cannot be looked up is not a bad link: it is tried again @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/reset/valid-token', { fault: 'checkPasswordReset:500:1' })
  await expect(page.getByText('Some error Occured. Please try later.')).toBeVisible()
  await expect(page).toHaveURL('/reset')
  await axe()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(heading(page, 'Set a new password')).toBeFocused()
})

test('@AUTH-11 a rider who sets a new password is signed out, and finds the cart again', async ({ page, open }) => {
  await open('/reset/valid-token', { scenario: 'riderWithFullCart' })
  await page.getByLabel('Password', { exact: true }).fill('Harbour 77')
  await page.getByLabel('Confirm password').fill('Harbour 77')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/login')
  expect(await keptIn(page, stored.authToken)).toBeNull()
  await page.goBack()
  await expect(page.getByRole('button', { name: /Account:/ })).toBeHidden()
  await page.goto('/login')
  await signIn(page, 'rider@example.com', 'Harbour 77')
  await expectCartCount(page, 20)
})

test('@LANG-01 @AUTH-11 une usagère choisit un nouveau mot de passe en français, sur un téléphone @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/forgotpassword')
  await keep(page, stored.language, 'fr')
  await page.reload()
  await page.getByLabel('Courriel').fill('rider@example.com')
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(heading(page, 'Consultez vos courriels')).toBeFocused()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.goto('/reset/valid-token')
  await expect(page).toHaveURL('/reset')
  await page.getByLabel('Mot de passe', { exact: true }).fill('court')
  await page.getByLabel('Confirmer le mot de passe').fill('court')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('link', { name: 'Veuillez saisir au moins 8 caractères' })).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Traversier 9')
  await page.getByLabel('Confirmer le mot de passe').fill('Traversier 9')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(
    page.getByText('Votre nouveau mot de passe est enregistré. Utilisez‑le pour vous connecter.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
})
