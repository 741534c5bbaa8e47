import { day } from '../days/day'
import { expect, waitUntilAlive } from '../fixtures'
import { combinations, expectCartCount, heading, payAndSeeReceipt, pressAdd, toReview } from '../shopping'

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
    await expectBook('order: method:pay-visa -3.50')
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
    await other.getByRole('button', { name: 'Save name' }).click()
    await expect(heading(other, 'Sea card')).toBeVisible()
    await expect(page.getByLabel('Nickname')).toHaveValue('Half a na')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(heading(page, 'Half a na')).toBeVisible()
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
  'a payment card expires in the middle: its renewal fails, the overview says so, another card pays the next one @expires',
  ['/account', { scenario: 'methodsToMend', now: '2026-12-04T15:00:00Z' }],
  async ({ page, on, book, expectBook }) => {
    await on('2026-12-06T15:00:00Z', '/faremedia/card-phone?tab=autorenew')
    const month = page.getByRole('region', { name: 'Adult Monthly Pass' })
    await expect(month.getByText('Active', { exact: true })).toBeVisible()
    expect(await book.news()).toContain('renewal: method:pay-visa -112.00')

    await on('2027-01-15T15:00:00Z', '/faremedia/card-phone?tab=autorenew')
    await expect(month.getByText(/The payment card has expired. No money was taken/)).toBeVisible()
    const told = await book.news()
    expect(told.filter((line) => line.includes('pay-visa') && !line.includes('failed'))).toEqual([])
    await page.goto('/account')
    await expect(
      page
        .getByRole('main')
        .getByText(/Adult Monthly Pass/)
        .first(),
    ).toBeVisible()

    await page.goto('/faremedia/card-phone?tab=autorenew')
    await month.getByRole('link', { name: 'Choose another payment method' }).click()
    await page.getByLabel('Pay with').selectOption({ label: 'Bank account •••• 6789' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(month.getByText('Active', { exact: true })).toBeVisible()
    await book.news()
    await on('2027-01-17T15:00:00Z', '/faremedia/card-phone?tab=autorenew')
    await expectBook()
  },
)
