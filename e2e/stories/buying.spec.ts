import { expect, test } from '../fixtures'
import {
  chooseNew,
  cards,
  changeStep,
  combinations,
  expectCartCount,
  fillCard,
  fillContact,
  heading,
  pressAdd,
  productCard,
  signInAtCheckout,
  toReview,
} from '../shopping'

test('@PAY-01 @PAY-08 @NAV-11 @LAND-01 a guest buys two tickets and prints the receipt', async ({
  page,
  open,
  axe,
  bothSchemes,
  mock,
}) => {
  await open('/')
  await bothSchemes(async () => axe())
  await page.getByRole('main').getByRole('link', { name: 'Buy Tickets' }).click()
  await page.getByRole('radio', { name: /Bus/ }).check()
  await page.getByRole('radio', { name: /Adult/ }).check()
  await page.getByRole('radio', { name: /Tickets/ }).check()
  await productCard(page, 'Adult Single Ride')
    .getByRole('button', { name: /^Increase/ })
    .click()
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 2)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Cart, 2 items' })
  await expect(drawer).toContainText('$7.00')
  await bothSchemes(async () => axe())
  await drawer.getByRole('button', { name: 'Checkout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in before you checkout' })
  await expect(dialog).toBeVisible()
  await bothSchemes(async () => axe())
  await dialog.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(heading(page, /Contact/)).toBeVisible()
  await expect(page).toHaveURL(/\/anonymous\/checkout\?step=contact$/)
  await bothSchemes(async () => axe())
  await fillContact(page)
  await expect(heading(page, /Payment/)).toBeFocused()
  await bothSchemes(async () => axe())
  await fillCard(page)
  await expect(heading(page, /Review/)).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Pay $7.00' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  // Announced once, with the sum, and not as an empty cart (WCAG 4.1.3).
  await expect(page.getByText(/^Order SP-\d+ is paid, \$\d+\.\d\d$/)).toHaveCount(1)
  await expect(page.getByText('The cart has 0 items')).toHaveCount(0)
  await expect(page).toHaveURL(/\/anonymous\/ordersummary\//)
  await bothSchemes(async () => axe())
  await expectCartCount(page, 0)
  const orders = (await mock.state()).orders.filter(({ email }) => email === 'guest@example.com')
  expect(orders.at(-1)).toMatchObject({ total: 700 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', 'yes')))
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.reload()
  await expect(heading(page, /SP-\d+|Thank you/)).toBeVisible()
})

test('@CART-08 @AUTH-02 @AUTH-03 @PAY-04 a rider signs in at checkout and pays with a saved card', async ({
  page,
  open,
  axe,
}) => {
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in before you checkout' })
  await signInAtCheckout(dialog, 'rider@example.com')
  await toReview(page)
  await expect(page).toHaveURL(/\/checkout\?step=review$/)
  await changeStep(page, 'Contact')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rider@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await changeStep(page, 'Payment')
  await expect(page.getByRole('radio', { name: /Visa.*1111/ })).toBeChecked()
  await axe()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay $3.50' }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await expect(page.getByText(/1111/).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

test('@PAY-09 @PAY-10 a new card is declined, then another is accepted; nothing typed is lost but the security code', async ({
  page,
  open,
  mock,
  axe,
  allowErrors,
}) => {
  allowErrors(/402/)
  await open('/checkout', { scenario: 'riderWithFullCart' })
  await changeStep(page, 'Payment')
  await chooseNew(page, /New card/)
  await fillCard(page, cards.declined)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No money was taken' })).toBeVisible()
  await axe()
  await expect(page.getByLabel('Security code')).toHaveValue('')
  await page.getByRole('link', { name: /Change: .*payment/i }).click()
  await expect(page.getByLabel('Last name on the card')).toHaveValue('Tremblay')
  await expect(page.getByLabel('Security code')).toHaveValue('')
  await fillCard(page, cards.accepted)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const places = (await mock.calls()).filter(({ name }) => name === 'placeOrder')
  expect(places.map(({ status }) => status)).toEqual([402, 200])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/4000|4111/)
})

test('@PAY-03 a promo code is applied, refused and removed; totals come from the server', async ({
  page,
  open,
  axe,
  allowErrors,
}) => {
  allowErrors(/400/)
  await open(combinations.busAdultTickets, { scenario: 'riderSignedIn' })
  await pressAdd(page, 'Adult 10-Ride Ticket')
  await expectCartCount(page, 1)
  await page.goto('/checkout')
  await toReview(page)
  await page.getByRole('textbox', { name: 'Promo code' }).fill('SUMMER24')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('The promotional code you entered is not valid.').first()).toBeVisible()
  await axe()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Pay $28.35' })).toBeVisible()
  await page.getByRole('button', { name: /Remove promo code/ }).click()
  await expect(page.getByRole('button', { name: 'Pay $31.50' })).toBeVisible()
})

test('@PAY-02 what ships asks for an address and a method; elsewhere no method is available', async ({
  page,
  open,
  axe,
}) => {
  await open('/products/null/physical?filter=filter-product:product-tickets&filter=filter-rider:rider-adult', {
    scenario: 'riderSignedIn',
  })
  await pressAdd(page, 'Paper Booklet, 10 Adult Rides')
  await expectCartCount(page, 1)
  await page.goto('/checkout')
  await changeStep(page, 'Shipping')
  // Totals that are asked again are faded.
  const settled = () => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await settled()
  await axe()
  await page.getByRole('radio', { name: /New address/ }).check()
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'France' })
  for (const [label, value] of [
    ['First name', 'Robin'],
    ['Last name', 'Roy'],
    ['Address 1', '1 rue du Port'],
    ['City', 'Brest'],
    ['State, province or region', 'Bretagne'],
    ['Postal code', '29200'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Shipping method not available')).toBeVisible()
  await settled()
  await axe()
  await page.getByRole('button', { name: /Change address/ }).click()
  await page.getByRole('radio', { name: /18 Lantern Street/ }).check()
  await page.getByRole('radio', { name: /Standard/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await toReview(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await expect(page.getByText('Shipping method').first()).toBeVisible()
})

test('@CART-05 @PAY-06 changed prices are shown old to new and accepted once; what is no longer sold must go', async ({
  page,
  open,
  axe,
}) => {
  await open('/checkout', { scenario: 'riderWithStaleCart' })
  await expect(page.getByRole('button', { name: 'Check the changes' })).toBeVisible()
  await expect(page.getByText('No longer available').first()).toBeVisible()
  await axe()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByText('No longer available')).toHaveCount(0)
  const accept = page.getByRole('button', { name: 'Accept new prices' })
  await accept.click()
  await expect(accept).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
})

test('@FORM-06 @FORM-01 @FORM-04 wrong input is said at its field, and nothing typed is lost @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/checkout?step=contact', { scenario: 'riderWithFullCart' })
  await page.getByLabel('Email', { exact: true }).fill('not-an-address')
  await page.getByLabel('Last name').fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Invalid Email Address').first()).toBeVisible()
  await expect(page.getByText('Last name is required').first()).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('not-an-address')
  await axe()
  await page.getByLabel('Email', { exact: true }).fill('rider@example.com')
  await page.getByLabel('Last name').fill('MacLeod')
  await page.getByRole('button', { name: 'Continue' }).click()
  await changeStep(page, 'Payment')
  await chooseNew(page, /New card/)
  await fillCard(page, '4111 1111 1111 1112')
  await expect(page.getByText('Card number is not valid').first()).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await axe()
})
