import { day, speak } from '../days/day'
import { expect, waitUntilAlive } from '../fixtures'
import {
  combinations,
  expectCartCount,
  heading,
  payAndSeeReceipt,
  pressAdd,
  productCard,
  signIn,
  toReview,
} from '../shopping'

day(
  'a rider changes email and phone, confirms a day later, and the receipt goes to the new address @email',
  ['/account/profile', { scenario: 'riderSignedIn', now: '2026-11-22T15:00:00Z' }],
  async ({ page, mock, on, expectBook }) => {
    await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.com')
    await page.getByLabel(/^Mobile/).fill('+1 902 555 0177')
    await page.getByLabel('Current password').fill('Transit-2026')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Verify your new email').first()).toBeVisible()
    await on('2026-11-23T09:00:00Z', '/confirm/confirm-user-rider')
    await expect(heading(page, 'Your email is verified')).toBeVisible()
    await expectBook()

    await on('2026-11-24T15:00:00Z', combinations.busAdultTickets)
    await pressAdd(page, 'Adult Single Ride')
    await expectCartCount(page, 1)
    await page.goto('/checkout')
    await toReview(page)
    await payAndSeeReceipt(page)
    await expectBook('order: method:pay-visa -3.50, pass to the app')
    expect((await mock.state()).mailedReceipts.at(-1)?.to).toBe('jo@example.com')
    await page.goto('/account/profile')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('jo@example.com')
    await expect(page.getByLabel(/^Mobile/)).toHaveValue(/0177/)
  },
)

day(
  '@ACC-22 two people on one account: what one loads and renames the other sees at once, and keeps what is typed @devices',
  ['/account/wallet', { scenario: 'riderWithTwoCards', now: '2026-11-22T15:00:00Z' }],
  async ({ page, mock, expectBook }) => {
    await expect(page.getByText('$42.50')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/account/wallet')
    await waitUntilAlive(other)
    await other.getByRole('link', { name: 'Load money' }).click()
    await other.getByLabel('Amount to load').fill('20')
    await other.getByRole('button', { name: 'Continue to review' }).click()
    await other.getByRole('button', { name: 'Load $20.00' }).click()
    await expect(heading(other, 'The money is in your wallet')).toBeVisible()
    await expect(page.getByText('$62.50')).toBeVisible()
    await expectBook('load: method:pay-visa -20.00, wallet:user-rider 20.00')

    // A name that is half typed here stays, while the other one is changed elsewhere.
    await page.goto('/faremedia/card-phone?tab=manage')
    await page.getByRole('button', { name: 'Rename this card' }).click()
    await page.getByLabel('Nickname').fill('Half a na')
    await other.goto('/faremedia/card-plastic?tab=manage')
    await other.getByRole('button', { name: 'Rename this card' }).click()
    await other.getByLabel('Nickname').fill('Sea card')
    await other.getByRole('button', { name: 'Save nickname' }).click()
    await expect(other.getByRole('link', { name: 'Sea card', exact: true })).toBeVisible()
    await expect(page.getByLabel('Nickname')).toHaveValue('Half a na')
    await page.getByRole('button', { name: 'Save nickname' }).click()
    await expect(page.getByRole('link', { name: 'Half a na', exact: true })).toBeVisible()
    await other.goto('/faremedia?show=all')
    await expect(other.getByRole('link', { name: /Half a na/ }).first()).toBeVisible()
    await expectBook()
    const names = (await mock.state()).fareMedia
      .filter(({ owner }) => owner === 'user-rider')
      .map(({ nickname }) => nickname)
    expect(names).toEqual(['Half a na', 'Sea card'])
  },
)

day(
  'a rider closes the account: what is in the wallet is paid out, what ends is charged no more @closing',
  ['/account/deactivate', { scenario: 'accountToClose', now: '2026-11-22T15:00:00Z' }],
  async ({ page, on, book, expectBook }) => {
    const next = () => page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Passes: Adult Monthly Pass')).toBeVisible()
    await next()
    await page.getByRole('radio', { name: /Visa/ }).check()
    await next()
    await page.getByRole('checkbox', { name: 'I’ve read what I’ll lose' }).check()
    await page.getByLabel('Password', { exact: true }).fill('Transit-2026')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(heading(page, 'Your account is deleted')).toBeVisible()
    await expect(page.getByText('$42.50 from your wallet is on its way')).toBeVisible()
    const told = await book.news()
    expect(told).toContain('payout: wallet:user-rider -42.50, method:pay-visa 42.50')
    expect(told.filter((line) => !/^(payout|forfeit)/.test(line))).toEqual([])

    await on('2027-02-01T15:00:00Z', '/login')
    await signIn(page, 'rider@example.com')
    await expect(page.getByText(/did not match/).first()).toBeVisible()
    await expectBook()
  },
)

day(
  'a rider changes the language at every step, and buys one thing once @languages',
  [combinations.busAdultTickets, { scenario: 'riderSignedIn', now: '2026-11-22T15:00:00Z' }],
  async ({ page, expectBook }) => {
    await pressAdd(page, 'Adult Single Ride')
    await expectCartCount(page, 1)
    await speak(page, 'English', 'Français')
    await expect(productCard(page, 'Passage simple, adulte')).toBeVisible()
    await page.goto('/cart')
    await speak(page, 'Français', 'English')
    await page.goto('/checkout')
    await toReview(page)
    await speak(page, 'English', 'Français')
    await page.getByRole('button', { name: /^Payer/ }).click()
    await expect(page).toHaveURL(/\/ordersummary\//)
    await speak(page, 'Français', 'English')
    await expect(heading(page, /Thank you|Order SP-/)).toBeVisible()
    await expectBook('order: method:pay-visa -3.50, pass to the app')
    await page.goto('/account/orders')
    await speak(page, 'English', 'Français')
    await speak(page, 'Français', 'English')
    await expect(heading(page, /Order/)).toBeVisible()
    await expectBook()
  },
)

day(
  'a group of 25: twenty in one order, five in the next @group',
  ['/checkout', { scenario: 'riderWithFullCart', now: '2026-11-22T15:00:00Z' }],
  async ({ page, book, open }) => {
    await toReview(page)
    await payAndSeeReceipt(page)
    const first = await book.news()
    expect(first).toHaveLength(1)
    await open(combinations.busAdultTickets)
    await pressAdd(page, 'Adult Single Ride')
    await expectCartCount(page, 1)
    await page.goto('/cart')
    for (const count of [2, 3, 4, 5]) {
      await page
        .getByRole('button', { name: /^(Increase|More|Add one)/ })
        .first()
        .click()
      await expectCartCount(page, count)
    }
    await page.goto('/checkout')
    await toReview(page)
    await payAndSeeReceipt(page)
    const [second = ''] = await book.news()
    expect(second).toContain('method:pay-visa -17.50')
    await page.goto('/account/orders')
    await expect(page.getByText('$17.50').first()).toBeVisible()
  },
)

day(
  'a ticket of today is given back and a ride is taken: receipt, transactions and the card’s history say so @refund',
  [combinations.busAdultTickets, { scenario: 'riderSignedIn', now: '2026-11-22T15:00:00Z' }],
  async ({ page, mock, on, expectBook }) => {
    await pressAdd(page, 'Adult Single Ride')
    await expectCartCount(page, 1)
    await page.goto('/checkout')
    await toReview(page)
    await payAndSeeReceipt(page)
    await expectBook('order: method:pay-visa -3.50, pass to the app')
    expect(await mock.ride('card-phone', 350)).toBe(true)
    await expectBook('ride: card:card-phone:general -3.50')
    const receipt = page.url()

    const { orders } = await mock.state()
    expect(await mock.refund(orders.at(-1)?.order_number ?? '')).toBe(350)
    await expectBook('refund: method:pay-visa 3.50, pass from the app')
    await on('2026-11-23T15:00:00Z', receipt)
    await expect(page.getByText(/−\$3\.50/).first()).toBeVisible()
    await expect(page.getByText('Refunded').first()).toBeVisible()
    await page.goto('/account/orders')
    await page.getByRole('tab', { name: 'Transactions' }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /Refund.*−\$3\.50/ })
        .first(),
    ).toBeVisible()
    await page.goto('/faremedia/card-phone?tab=history')
    await expect(page.getByRole('listitem').filter({ hasText: '−$3.50' }).first()).toBeVisible()
    await expect(page.getByText('$20.00').first()).toBeVisible()
    await expectBook()
  },
)

day(
  'a refund: the order, its transaction, the statement and the book say the same @refund',
  ['/account/orders/1?from=2026-01-01&type=refund', { scenario: 'longHistory', now: '2026-11-22T15:00:00Z' }],
  async ({ page, expectBook }) => {
    const refunded = page.getByRole('listitem').filter({ hasText: /Refunded.*SP-100981.*Refunded: −\$10\.50/ })
    await refunded.getByRole('link').click()
    await expect(heading(page, 'Order SP-100981')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('link', { name: 'Yearly statement' }).click()
    await expect(heading(page, 'Statement for 2026')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
    // A document that is left while its calls are open is an error in Firefox's console.
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('tab', { name: 'Transactions' }).click()
    await page.getByLabel('Type').selectOption('Refund')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /−\$10\.50/ })
        .first(),
    ).toBeVisible()
    await expectBook()
  },
)
