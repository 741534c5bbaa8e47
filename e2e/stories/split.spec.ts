import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { chooseNew, changeStep, fillCard, heading } from '../shopping'
import { keep, stored } from '../stored'
import { walletBalance } from '../../src/mocks/ledger/funds'

const go = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click()

test('@PAY-04 @FORM-03 a rider uses the wallet up and pays the rest with a new card @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/checkout', { scenario: 'riderWithFullCart' })
  await changeStep(page, 'Payment')
  await go(page, 'Split between two payment methods')
  await expect(page.getByRole('heading', { name: 'Split $126.00 between two payment methods' })).toBeFocused()
  // The wallet is too little for the whole, but enough for a part.
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await bothSchemes(async () => axe())
  await go(page)
  const amount = page.getByLabel('Amount on the first payment method')
  await expect(amount).toHaveValue('42.50')
  for (const [typed, said] of [
    ['1.2.3', 'Amount is not valid'],
    ['50', 'Amount is not valid. Enter $0.01 to $42.50.'],
    ['0', 'Amount is not valid. Enter $0.01 to $42.50.'],
  ] as const) {
    await amount.fill(typed)
    await go(page)
    await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
  }
  await axe()
  await amount.fill('$42.50')
  await go(page)
  await expect(page.getByRole('main')).toContainText(/First: Wallet\$42\.50.*Left to pay\$83\.50/)
  await expect(page.getByRole('heading', { name: 'Split $126.00 between two payment methods' })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^Commuter/ })).toHaveCount(0)
  await page.getByText('1 payment method can’t be used for this order').click()
  await expect(page.getByText('Balance $60.00: too low for this')).toBeVisible()
  await bothSchemes(async () => axe())
  await chooseNew(page, /New card/)
  await fillCard(page)
  await expect(heading(page, /Review/)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('$42.50')
  await expect(main).toContainText('$83.50')
  await bothSchemes(async () => axe())
  await go(page, 'Pay $126.00')
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const state = await mock.state()
  expect(state.orders.at(-1)?.payments.map((payment) => payment.amount)).toEqual([4250, 8350])
  expect(walletBalance(state, 'user-rider')).toBe(0)
})

test('@PAY-05 @PAY-03 a promo code that leaves nothing for the second is told before paying @deep', async ({
  page,
  open,
  mock,
}) => {
  await open('/checkout', { scenario: 'lostAnswer' })
  await mock.fault('placeOrder', 'lostAnswer', 0)
  await changeStep(page, 'Payment')
  await go(page, 'Split between two payment methods')
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await go(page)
  await page.getByLabel('Amount on the first payment method').fill('3.40')
  await go(page)
  await page.getByRole('radio', { name: /Visa ending in 1111/ }).check()
  await go(page)
  await page.getByLabel('Promo code').fill('WELCOME10')
  await go(page, 'Apply')
  await expect(page.getByText('You can no longer use this payment method')).toBeVisible()
  await page.getByRole('button', { name: 'Check the changes' }).click()
  expect((await mock.calls()).filter(({ name }) => name === 'placeOrder')).toEqual([])
  await page.getByRole('link', { name: 'Choose another payment method' }).click()
  await expect(heading(page, /Payment/)).toBeVisible()
  await go(page, 'Use one payment method')
  await page.getByRole('radio', { name: /Visa ending in 1111/ }).check()
  await go(page)
  await go(page, 'Pay $3.15')
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
})

test('@PAY-04 @LANG-01 à 360 px et en français, un paiement réparti au clavier @deep', async ({ page, open, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(360)
  await open('/checkout', { scenario: 'riderWithFullCart' })
  await keep(page, stored.language, 'fr')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('link', { name: /^Modifier.*Paiement$/ }).click()
  await page.getByRole('button', { name: 'Payer avec deux modes de paiement' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Répartir 126,00\s\$/ })).toBeFocused()
  await fits()
  await axe()
  // Enter on a choice continues, as in any form.
  await page.getByRole('radio', { name: /^Portefeuille/ }).press('Space')
  await page.getByRole('radio', { name: /^Portefeuille/ }).press('Enter')
  const amount = page.getByLabel('Montant du premier mode')
  await expect(amount).toHaveValue('42,50')
  await amount.fill('12,34')
  await amount.press('Enter')
  await expect(page.getByRole('main')).toContainText(/Premier\s: Portefeuille12,34\s\$.*Reste à payer113,66\s\$/)
  await fits()
  await axe()
  await page.getByRole('radio', { name: /^Visa/ }).press('Space')
  await page.getByRole('radio', { name: /^Visa/ }).press('Enter')
  await fits()
  await axe()
  await page.getByRole('button', { name: /^Payer 126,00/ }).press('Enter')
  await expect(heading(page, 'Merci, votre commande est passée')).toBeVisible()
})
