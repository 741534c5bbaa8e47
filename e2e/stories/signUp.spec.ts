import { expectToFit, phone, tabTo, typeIn } from '../everyone'
import { expect, test, waitUntilAlive } from '../fixtures'
import { expectNoTrace, tokenFor } from '../mailedLink'
import { heading, signIn } from '../shopping'
import { keptIn, stored } from '../stored'

const newcomer = { email: 'nora@example.com', password: ' Harbour 7 ' }

test('@AUTH-09 @AUTH-10 @FORM-06 a newcomer opens an account by keyboard on a phone, confirms the email, and signs in', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/login?from=%2Fcart')
  await tabTo(page, 'link', 'Create an account')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Create an account')).toBeFocused()
  await expect(page.getByText('Use 8 to 64 characters. Use at least one letter and one digit.')).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)

  await typeIn(page, 'First name', 'Nora')
  await typeIn(page, 'Last name', 'Roy')
  await typeIn(page, 'Email', 'nora@exmaple.com')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(newcomer.email)
  await typeIn(page, 'Confirm email', newcomer.email)
  await typeIn(page, 'Password', newcomer.password)
  await tabTo(page, 'button', 'Show password')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await typeIn(page, 'Confirm password', newcomer.password)
  await tabTo(page, 'checkbox', 'I accept the terms of use')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Create account')
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Check your email')).toBeFocused()
  await expect(page.getByText(/nora@example\.com/)).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)

  const { users, mailedLinks } = await mock.state()
  const user = users.find(({ email }) => email === newcomer.email)
  expect(user).toMatchObject({ locale: 'en', email_confirmed: false })
  const token = tokenFor(mailedLinks.confirm, user?.uuid)
  await page.goto(`/confirm/${token}`)
  await expect(page).toHaveURL('/confirm')
  await tabTo(page, 'button', 'Stay on this page')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your email is verified')).toBeFocused()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await tabTo(page, 'link', 'Go now')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await signIn(page, newcomer.email, newcomer.password)
  await expect(page).toHaveURL('/products')
  await expectNoTrace(page, token)
})

test('@AUTH-09 @FORM-02 @FORM-06 what is wrong stands at its field, and a failure loses nothing that was typed @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Please accept the terms of use' })).toBeVisible()
  await bothSchemes(async () => axe())

  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Roy')
  await page.getByLabel('Email', { exact: true }).fill('nora@gmial.com')
  await page.getByLabel('Confirm email').fill('nora@gmail.com')
  await page.getByLabel('Password', { exact: true }).fill('harbour')
  await page.getByLabel('Confirm password').fill('harbours')
  await page.getByLabel('Mobile number').fill('12')
  await page.getByLabel('I accept the terms of use').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const fault of [
    'The email addresses don’t match',
    'Please enter minimum of 8 characters',
    'The passwords don’t match',
    'Please enter a valid mobile number',
  ])
    await expect(page.getByRole('alert').getByRole('link', { name: fault })).toBeVisible()
  await page.getByRole('button', { name: 'nora@gmail.com' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nora@gmail.com')
  await axe()

  await page.getByLabel('Password', { exact: true }).fill('Harbour 77')
  await page.getByLabel('Confirm password').fill('Harbour 77')
  await page.getByLabel('Mobile number').fill('')
  await mock.fault('signUp', '500', 1)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong, please try again!' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByLabel('Confirm password')).toHaveValue('Harbour 77')
  await axe()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'Check your email')).toBeFocused()
  const tries = (await mock.calls()).filter(({ name }) => name === 'signUp').map(({ status }) => status)
  expect(tries).toEqual([500, 200])
})

test('@LANG-01 @AUTH-09 une visiteuse ouvre un compte en français, sur un téléphone @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/signup')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(heading(page, 'Créer un compte')).toBeVisible()
  await expect(page.getByText(/^De 8 à 64 caractères/)).toBeVisible()
  await page.getByLabel('Prénom').fill('Élodie')
  await page.getByLabel('Nom de famille').fill('Côté')
  await page.getByLabel('Courriel', { exact: true }).fill('elodie@example.com')
  await page.getByLabel('Confirmer le courriel').fill('elodie@example.com')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Traversier 9')
  await page.getByLabel('Confirmer le mot de passe').fill('Traversier 9')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page.getByRole('link', { name: 'Veuillez accepter les conditions d’utilisation' })).toBeVisible()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.getByLabel('J’accepte les conditions d’utilisation').check()
  await page.getByLabel('Langue', { exact: true }).selectOption('fr')
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(heading(page, 'Consultez vos courriels')).toBeFocused()
  await bothSchemes(async () => axe())
  await expectToFit(page)
  expect((await mock.state()).users.find(({ email }) => email === 'elodie@example.com')).toMatchObject({ locale: 'fr' })
})

test.describe('with a clock of its own', () => {
  test.use({ sharesContext: false })

  test('@AUTH-10 a confirmation fails, is tried again, and leads to sign-in after five seconds; no trace of the token', async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00Z' })
    await open('/', { fault: 'confirmEmail:html:1' })
    await page.goto('/confirm/valid-token')
    await waitUntilAlive(page)
    await expect(page.getByText('We couldn’t verify your email')).toBeVisible()
    await expect(page).toHaveURL('/confirm')
    await bothSchemes(async () => axe())
    // From here on the test advances the clock itself.
    await page.clock.pauseAt('2026-11-20T13:00:00Z')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Your email is verified')).toBeFocused()
    await expect(page.getByText('The next page opens in 5 seconds.')).toBeVisible()
    for (const left of ['4 seconds', '3 seconds', '2 seconds', '1 second']) {
      await page.clock.runFor(1_000)
      await expect(page.getByText(`The next page opens in ${left}.`)).toBeVisible()
      await expect(page).toHaveURL('/confirm')
    }
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL('/login')
    await expectNoTrace(page, 'valid-token')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test('@AUTH-10 a rider confirms while signed in, and is led on to the products @deep', async ({ page, open }) => {
  await open('/confirm/valid-token', { scenario: 'newRider' })
  await page.getByRole('link', { name: 'Go now' }).click()
  await expect(page).toHaveURL('/products')
  expect(await keptIn(page, stored.user)).toContain('"email_confirmed":true')
})

for (const path of ['/confirm/expired-token', '/confirm']) {
  test(`@AUTH-10 ${path} does not work: it says so and sends a new link @deep`, async ({
    page,
    open,
    mock,
    axe,
    bothSchemes,
  }) => {
    await open(path)
    await expect(page).toHaveURL('/confirm')
    await expect(heading(page, 'This link doesn’t work')).toBeVisible()
    await bothSchemes(async () => axe())
    const email = page.getByLabel('Email')
    await email.fill('new.rider')
    await email.press('Enter')
    await expect(email).toBeFocused()
    await expect(page.getByText('Invalid Email Address').first()).toBeVisible()
    await email.fill('new.rider@example.com')
    await mock.fault('resendConfirmation', '500', 1)
    await email.press('Enter')
    await expect(page.getByText('Failed to send a verification email. Please try later.')).toBeVisible()
    await axe()
    const again = page.getByRole('button', { name: 'Send the message again' })
    await again.click()
    await expect(page.getByText('We’ve sent you a new message. Open the link in it.')).toBeVisible()
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await axe()
    expect((await mock.state()).mailedLinks.confirm).toHaveProperty('confirm-user-new')
  })
}

test('@AUTH-09 @ACC-03 where the operator asks a security question, it is chosen from a list, in French too @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/signup', { scenario: 'securityQuestion' })
  const question = page.getByLabel('Security question')
  await expect(question.getByRole('option')).toHaveText([
    /Choose/,
    'Which stop did you first ride from?',
    'On which street did you grow up?',
    'What was your first pet called?',
    'What was the name of your first teacher?',
    'Where did you go on your first long trip?',
    'Which song did you know by heart first?',
  ])
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('link', { name: 'Please choose a security question' })).toBeVisible()
  await question.selectOption('On which street did you grow up?')
  await page.getByLabel('Answer').fill('Quay Lane')
  await axe()
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByLabel('Question de sécurité')).toHaveValue('question-street')
  await expect(page.getByLabel('Réponse')).toHaveValue('Quay Lane')
})
