import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { chooseNew, cards, changeStep, fillCard, heading, pay, payAndSeeReceipt, toReview } from '../shopping'
import { sampleOf } from '../../src/testing/chance/sample'

/** Opens the payment step as a rider, with the scenario's cart. */
async function toPayment(page: Page): Promise<void> {
  await changeStep(page, 'Payment')
  await expect(page.getByRole('group', { name: 'Payment method' })).toBeVisible()
}

async function payAndSee(page: Page, method: RegExp | string): Promise<void> {
  await expect(heading(page, /Review/)).toBeVisible()
  await expect(page.getByRole('main').getByText(method).first()).toBeVisible()
  await payAndSeeReceipt(page)
  await expect(page.getByRole('region', { name: 'Order details' }).getByText(method).first()).toBeVisible()
}

test('@PAY-04 @PAY-05 all ways to pay are there; what cannot pay says why; what only the app has leads to the stores @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/checkout', { scenario: 'riderWithFullCart' })
  await toPayment(page)
  const option = (name: RegExp) => page.getByRole('radio', { name })
  await expect(option(/Visa ending in 1111/)).toBeChecked()
  // What cannot pay is no choice. It is last and folded, with its reason.
  for (const name of [/^Wallet/, /^Commuter/]) await expect(option(name)).toHaveCount(0)
  await page.getByText('2 payment methods can’t be used for this order').click()
  const unusable = page.getByRole('group').filter({ hasText: 'can’t be used for this order' }).getByRole('listitem')
  await expect(unusable).toHaveText([
    /^Wallet.*Balance \$42\.50: too low/,
    /^Commuter benefits card.*4421.*Balance \$60\.00: too low/,
  ])
  await page.getByRole('button', { name: 'Use another payment method' }).click()
  await expect(option(/New card/)).toBeFocused()
  const order = await page.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(order).toEqual(['pay-visa', 'pay-bank', 'pay-paypal', 'new:card', 'new:paypal', 'new:bank'])
  for (const name of [/Bank account ending in 6789/, /PayPal rider@example\.com/, /New card/, /New bank account/])
    await expect(option(name)).toBeEnabled()
  const inApp = page.getByRole('region', { name: 'In the mobile app only' })
  await expect(inApp.getByRole('listitem')).toHaveText(['Apple Pay', 'Google Pay', 'Cash at a store'])
  await expect(inApp.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', /apps\.apple\.com/)
  await bothSchemes(async () => axe())
})

test('@PAY-05 the wallet cannot pay for a pass that renews; a new card is kept for it @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/checkout', { scenario: 'subscriptionInCart' })
  await toPayment(page)
  await page.getByText('1 payment method can’t be used for this order').click()
  await expect(page.getByText(/^Can’t pay for auto-renewal: /)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toHaveCount(0)
  await chooseNew(page, /New card/)
  await expect(page.getByText(/We’ll save this payment method to your account/)).toBeVisible()
  await bothSchemes(async () => axe())
  await fillCard(page)
  await payAndSee(page, /Visa •••• 1111/)
  const own = (await mock.state()).paymentMethods.filter(({ owner }) => owner === 'user-rider')
  expect(own.filter(({ type, last4 }) => type === 'card' && last4 === '1111')).toHaveLength(2)
})

test('@PAY-05 a pass that comes to renew in another tab: the card that was entered may stay on the account, and pays @deep', async ({
  page,
  context,
  open,
  mock,
}) => {
  await open('/cart', { scenario: 'subscriptionInCart' })
  const renewal = page.getByRole('switch', { name: /^Auto-renew/ })
  await expect(renewal).toBeChecked()
  await renewal.click()
  await expect(renewal).not.toBeChecked()
  const checkout = await context.newPage()
  await checkout.goto('/checkout')
  await toPayment(checkout)
  await chooseNew(checkout, /New card/)
  await fillCard(checkout)
  await expect(heading(checkout, /Review/)).toBeVisible()
  await renewal.click()
  await expect(renewal).toBeChecked()
  const trouble = checkout.getByRole('alert').filter({ hasText: 'You can no longer use this payment method' })
  await expect(trouble).toContainText(/renews automatically. It needs a payment method saved to your account/)
  await checkout.getByRole('button', { name: 'Save to my account' }).click()
  await expect(trouble).toHaveCount(0)
  await payAndSee(checkout, /Visa •••• 1111/)
  const own = (await mock.state()).paymentMethods.filter(
    ({ owner, last4 }) => owner === 'user-rider' && last4 === '1111',
  )
  expect(own).toHaveLength(2)
})

const ownMethods = [
  ['the wallet', /^Wallet/, 'Wallet'],
  ['a commuter-benefits card', /^Commuter benefits card/, /Commuter benefits card •••• 4421/],
  ['a saved bank account', /^Bank account/, /Bank account •••• 6789/],
  ['a saved PayPal account', /^PayPal rider/, 'PayPal'],
] as const
for (const [name, pressed, shown] of sampleOf(ownMethods, 4)) {
  test(`@PAY-04 a rider pays by ${name}`, async ({ page, open }) => {
    await open('/checkout', { scenario: 'declinedCard' })
    await toPayment(page)
    await page.getByRole('radio', { name: pressed }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await payAndSee(page, shown)
  })
}

test('@PAY-04 @PAY-09 @FORM-06 a new bank account: its form is the server’s, faults are listed, a refusal is told, another is accepted', async ({
  page,
  open,
  axe,
  bothSchemes,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await open('/checkout', { scenario: 'declinedCard' })
  await toPayment(page)
  await chooseNew(page, /New bank account/)
  await page.getByLabel('Transit number').fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.getByRole('link', { name: 'A transit number has 5 digits' })).toBeVisible()
  await expect(page.getByLabel('Transit number')).toBeFocused()
  // The contact step knows the name.
  await expect(page.getByLabel('Name of the account holder')).toHaveValue('Jordan MacLeod')
  await bothSchemes(async () => axe())
  const fill = async (account: string) => {
    await page.getByLabel('Name of the account holder').fill('Jordan MacLeod')
    await page.getByLabel('Transit number').fill('00123')
    await page.getByLabel('Institution number').fill('004')
    await page.getByRole('textbox', { name: 'Account number' }).fill(account)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await fill('0000000')
  await pay(page)
  await expect(page.getByText(/Your payment was declined\. No money was taken\./)).toBeVisible()
  await page.getByRole('link', { name: 'Change: Payment' }).click()
  await page.getByRole('radio', { name: /New bank account/ }).check()
  await fill('1234567')
  await payAndSee(page, /Bank account •••• 4567/)
})

test('@PAY-04 PayPal: its script comes when it is chosen; closed, failed, agreed', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('paypal.com') && asked.push(request.url()))
  await open('/checkout', { scenario: 'declinedCard' })
  await toPayment(page)
  expect(asked).toEqual([])
  await chooseNew(page, /Another PayPal account/)
  const button = page.getByRole('button', { name: 'PayPal', exact: true })
  await expect(button).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Test: close the window' }).click()
  await expect(page.getByText(/PayPal was closed\. No money was taken\./)).toBeVisible()
  await page.getByRole('button', { name: 'Test: PayPal fails' }).click()
  await expect(page.getByText('Currently cant add paypal. Please try again later.')).toBeVisible()
  await bothSchemes(async () => axe())
  await button.click()
  await payAndSee(page, 'PayPal')
})

test('@PAY-09 @PAY-04 a saved card that is declined, then another way to pay; the reason has the focus @deep', async ({
  page,
  open,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await open('/checkout', { scenario: 'declinedCard' })
  await toReview(page)
  await pay(page)
  const reason = page.getByRole('alert').filter({ hasText: 'Your order wasn’t placed' })
  await expect(reason).toBeFocused()
  await expect(reason).toContainText('No money was taken')
  await page.getByRole('link', { name: 'Change: Payment' }).click()
  await chooseNew(page, /New card/)
  await fillCard(page, cards.accepted)
  await payAndSee(page, /Visa •••• 1111/)
})

const lateChanges = [
  ['priceChanged', /Prices have changed\. No money was taken/, 'Single Ride: $3.50 before, $3.75 now', /^Accept new/],
  ['soldOut', /A product is no longer available\. No money was taken/, 'no longer available', /^Remove /],
] as const
for (const [scenario, told, what, remedy] of sampleOf(lateChanges, 2, 1)) {
  test(`@PAY-01 @CART-05 what changes in the moment of paying is shown, and settled before anything is paid: ${scenario}`, async ({
    page,
    open,
    mock,
    axe,
    bothSchemes,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    await open('/checkout', { scenario })
    const before = (await mock.state()).orders.length
    await toReview(page)
    await pay(page)
    // One box says it all and has the button that settles it. It has the focus, and nothing is said twice.
    const box = page.getByRole('alert').filter({ hasText: told })
    await expect(box).toBeFocused()
    await expect(box).toContainText(what)
    expect((await mock.state()).orders.length).toBe(before)
    await bothSchemes(async () => axe())
    await page.keyboard.press('Tab')
    await expect(box.getByRole('button', { name: remedy })).toBeFocused()
    await expect(page.getByRole('button', { name: remedy })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(box).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Order summary' })).toBeFocused()
    await payAndSeeReceipt(page)
    expect((await mock.state()).orders.length).toBe(before + 1)
  })
}

test('@PAY-07 the scenario of a lost answer ends with one order @deep', async ({ page, open, mock, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await open('/checkout', { scenario: 'lostAnswer' })
  const before = (await mock.state()).orders.length
  await toReview(page)
  await payAndSeeReceipt(page)
  expect((await mock.state()).orders.length).toBe(before + 1)
})

test('@PAY-03 @PAY-08 a provider that tells the tax: a line before paying, and on the receipt @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/checkout', { scenario: 'taxed' })
  await toReview(page)
  const tax = page.getByRole('term').filter({ hasText: /^Tax$/ })
  await expect(tax.locator('xpath=..').getByText('$0.53').first()).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Pay $4.03' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await expect(tax.locator('xpath=..')).toContainText('$0.53')
})
