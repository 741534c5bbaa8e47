import { tabTo, typeIn } from '../everyone'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@ACC-09 @ACC-16 a rider sees which methods need an act, adds a card by keyboard, renames it, and removes another', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account', { scenario: 'methodsToMend', now: '2026-11-22T15:00:00Z' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Payment methods' }).click()
  await expect(heading(page, 'Payment methods')).toBeFocused()
  const method = (name: RegExp) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
  await expect(method(/^Visa ending in 1111/)).toContainText('Expires soon, at the end of 12/26')
  await expect(method(/^Visa ending in 1111/)).toContainText('Default')
  await expect(method(/^Mastercard/)).toContainText('Expired 08/26')
  await expect(method(/^Bank account/)).toContainText('The last charge failed')
  await expect(method(/^Wallet/)).toContainText('$42.50')

  await expect(method(/^Visa/).getByRole('link', { name: 'Autoload for Blue card' })).toHaveAttribute(
    'href',
    '/faremedia/card-plastic?tab=autoload',
  )

  await tabTo(page, 'link', 'Add a card')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Add a card')).toBeFocused()
  await axe()
  await mock.fault('addPaymentMethod', '500', 1)
  await typeIn(page, /^Card number/, '5555555555554444')
  await typeIn(page, /^Expiry date/, '1231')
  await typeIn(page, /^Security code/, '123')
  await typeIn(page, /^Billing street address/, '1 New Street')
  await typeIn(page, /^Postal or ZIP code/, 'B3J 1S9')
  await page.getByLabel('Use as my default payment method').check()
  await page.getByRole('button', { name: 'Save payment method' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t add the payment method' })).toBeVisible()
  // All but the security code is still there.
  await expect(page.getByLabel(/^Card number/)).toHaveValue('5555 5555 5555 4444')
  await page.getByLabel(/^Security code/).fill('123')
  // Both presses come before the answer. A press on the next page would keep the focus.
  await mock.delay(20_000, 'addPaymentMethod')
  await page.getByRole('button', { name: 'Save payment method' }).dblclick()
  await mock.delay(0, 'addPaymentMethod')
  await expect(heading(page, 'Payment methods')).toBeFocused()
  await expect(method(/^Mastercard ending in 4444/).filter({ hasText: '1 New Street' })).toContainText('Default')
  expect((await mock.calls()).filter(({ name }) => name === 'addPaymentMethod')).toHaveLength(2)

  await page.getByRole('button', { name: 'Rename: Bank account •••• 6789' }).click()
  await page.getByLabel(/^Nickname/).fill('Savings')
  await page.keyboard.press('Enter')
  await expect(method(/^Bank account/)).toContainText('Savings')
  await page.getByRole('button', { name: 'Remove: Bank account •••• 6789 · Savings' }).click()
  await mock.fault('removePaymentMethod', '500', 1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t remove Bank account •••• 6789' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Bank account •••• 6789 · Savings' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(method(/^Bank account/)).toHaveCount(0)
})

test('@ACC-09 PayPal that cannot be added says so in the specification’s words; then it is added @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account/paymentmethods/add/paypal', { scenario: 'riderSignedIn' })
  await mock.fault('addPaymentMethod', '500', 1)
  const payPal = page.getByRole('button', { name: 'PayPal', exact: true })
  await payPal.click()
  await expect(page.getByText('Currently cant add paypal. Please try again later.')).toBeVisible()
  await axe()
  await payPal.click()
  await expect(heading(page, 'Payment methods')).toBeVisible()
  await open('/account/paymentmethods/add/bitcoin')
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
})

test('@ACC-16 a method in use hands over its autoload, pauses its renewal, and goes last; a failure stops it and it goes on @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/account/paymentmethods', { scenario: 'methodsToMend', now: '2026-11-22T15:00:00Z' })
  await page.getByRole('button', { name: /^Remove: Visa/ }).click()
  const question = page.getByRole('dialog', { name: 'Remove Visa •••• 1111?' })
  await question.getByRole('button', { name: 'Choose for each one' }).click()
  await question
    .getByRole('group', { name: 'Autoload for Blue card' })
    .getByRole('radio', { name: /^Bank account/ })
    .check()
  await question
    .getByRole('group', { name: /^Auto-renewal/ })
    .getByRole('radio', { name: /^Pause it/ })
    .check()
  await bothSchemes(async () => axe())
  await mock.fault('pauseRenewal', '500', 1)
  await question.getByRole('button', { name: 'Switch and remove' }).click()
  const progress = page.getByRole('region', { name: 'Removing a payment method in use' })
  await expect(progress.getByRole('alert')).toContainText('Changes already made are kept.')
  await expect(progress.getByRole('listitem')).toHaveText([
    /done$/,
    /failedSomething went wrong, please try again!$/,
    /to do$/,
  ])
  await bothSchemes(async () => axe())
  await progress.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^Visa/ })).toHaveCount(0)
  await expect(progress).toHaveCount(0)
  const acts = (await mock.calls()).map(({ name }) => name)
  expect(acts.filter((name) => /saveAutoload|pauseRenewal|removePaymentMethod/.test(name))).toEqual([
    'saveAutoload',
    'pauseRenewal',
    'pauseRenewal',
    'removePaymentMethod',
  ])
})
