import { expectToFit, phone, tabTo } from '../everyone'
import { expect, test, waitUntilAlive } from '../fixtures'
import { settingsWith } from '../operator'
import { fillCard, heading } from '../shopping'
import { keep, stored } from '../stored'

test.beforeEach(async ({ context }) => {
  await settingsWith(context, ({ features }) => (features.verifiedEmailForCheckout = true))
})

test('@AUTH-16 @PAY-11 the checkout waits for a verified email; the message is sent again, and its link opens the way @deep', async ({
  page,
  context,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/cart', { scenario: 'unverified' })
  await tabTo(page, 'button', 'Checkout')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your email isn’t verified' })
  await expect(dialog).toContainText('Unable to complete your request. Please verify your email and try again.')
  await bothSchemes(async () => axe())
  await mock.fault('resendConfirmation', '500', 1)
  const again = dialog.getByRole('button', { name: 'Send the message again' })
  await again.press('Enter')
  await expect(dialog.getByText('Failed to send a verification email. Please try later.')).toBeVisible()
  await axe()
  await again.press('Enter')
  await expect(dialog.getByText('We’ve sent you a new message. Open the link in it.')).toBeVisible()
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'I’ve verified it' }).press('Enter')
  await expect(dialog.getByText('Your email isn’t verified yet. Open the link in our message.')).toBeVisible()
  await axe()

  const other = await context.newPage()
  await other.goto('/confirm/confirm-user-new')
  await waitUntilAlive(other)
  await expect(heading(other, 'Your email is verified')).toBeFocused()
  await other.close()
  // This tab hears of it, and goes on by itself, to the first step that is open.
  await expect(page).toHaveURL('/checkout?step=payment')
})

test('@AUTH-16 @PAY-11 a rider who opens the checkout by its address must verify the email before paying, on a phone @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/checkout', { scenario: 'unverified' })
  await fillCard(page)
  await expect(heading(page, /Review/)).toBeVisible()
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  await pay.click()
  const dialog = page.getByRole('dialog', { name: 'Your email isn’t verified' })
  await bothSchemes(async () => axe())
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pay).toBeFocused()
  const sent = async () => (await mock.calls()).filter(({ name }) => name === 'placeOrder').length
  expect(await sent()).toBe(0)
  await pay.click()
  await expect(dialog).toBeVisible()
  await page.evaluate(async () => {
    await fetch('/backend/accounts/users/confirm/valid-token', { method: 'POST' })
  })
  await dialog.getByRole('button', { name: 'I’ve verified it' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  expect(await sent()).toBe(1)
})

test('@LANG-01 @AUTH-16 la boîte de dialogue, en français @deep', async ({ page, open, axe }) => {
  await page.setViewportSize(phone)
  await open('/cart', { scenario: 'unverified' })
  await keep(page, stored.language, 'fr')
  await page.reload()
  await page.getByRole('button', { name: 'Passer à la caisse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Votre adresse courriel n’est pas confirmée' })
  await expect(dialog).toContainText(
    'Impossible de traiter votre demande. Veuillez confirmer votre adresse courriel et réessayer.',
  )
  await axe()
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Pas maintenant' }).click()
  await expect(page).toHaveURL('/cart')
})
