import { day } from '../days/day'
import { expect } from '../fixtures'
import { heading, payAndSeeReceipt, pressAdd, expectCartCount, toReview } from '../shopping'

day(
  'a month of a commuter: loads by plan, a monthly pass that renews, a card lost on the 17th, the statement @commuter',
  ['/faremedia/card-phone?tab=autoload', { scenario: 'riderWithRenewals', now: '2026-11-22T15:00:00Z' }],
  async ({ page, on, expectBook }) => {
    const tab = page.getByRole('main')
    await tab.getByRole('button', { name: 'Set up autoload' }).click()
    await tab.getByLabel('Amount to add').fill('15')
    await tab.getByRole('radio', { name: /On fixed days/ }).check()
    await tab.getByLabel('How often').selectOption('Every 2 weeks')
    await tab.getByLabel('Day', { exact: true }).selectOption('Monday')
    await tab.getByRole('button', { name: 'Save autoload' }).click()
    await expect(tab.getByText('$15.00 every 2 weeks on Monday')).toBeVisible()
    await expectBook()

    await on('2026-12-08T15:00:00Z', '/faremedia/card-phone?tab=history')
    await expect(page.getByText('$53.50').first()).toBeVisible()
    await expectBook(
      'autoload: method:pay-visa -15.00, card:card-phone:general 15.00',
      'renewal: method:pay-visa -112.00',
      'autoload: method:pay-visa -15.00, card:card-phone:general 15.00',
    )

    await on('2026-12-17T15:00:00Z', '/faremedia/card-phone/lost')
    await page.getByRole('button', { name: 'It’s lost: block it now' }).click()
    const step = (name: string) => page.getByRole('listitem', { name })
    await expect(heading(page, 'Your card is blocked')).toBeVisible()
    await step('Pause automatic charges')
      .getByRole('button', { name: /^Pause \d charges?$/ })
      .click()
    await expect(page.getByText('You won’t be charged for this card.')).toBeVisible()
    const move = step('Move what’s on it')
    for (const pass of await move.getByRole('checkbox', { name: /Pass/ }).all()) await pass.uncheck()
    await move.getByRole('button', { name: 'Move $53.50' }).click()
    await expect(move.getByText(/^Moved to .*: \$53\.50$/)).toBeVisible()
    await expect(move.getByRole('checkbox', { name: /General funds/ })).toHaveCount(0)
    await expectBook('transfer: card:card-phone:general -53.50, card:card-plastic:general 53.50')

    // The other card holds it, nothing more is charged, and the statement has every charge.
    await on('2026-12-31T15:00:00Z', '/faremedia/card-plastic')
    await expect(page.getByText('$61.60').first()).toBeVisible()
    await expectBook()
    await page.goto('/account/orders')
    await page.getByRole('link', { name: 'Yearly statement' }).click()
    await expect(heading(page, 'Statement for 2026')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
    await page.goto('/account/orders')
    await page.getByRole('tab', { name: 'Transactions' }).click()
    for (const sum of [/\$112\.00/, /\$15\.00/, /\$53\.50/])
      await expect(page.getByRole('listitem').filter({ hasText: sum }).first()).toBeVisible()
  },
)

day(
  'a parent of three cards buys for one, shares out money, and blocks the school bag’s card for a day @parent',
  ['/faremedia/card-plastic/transfer', { scenario: 'riderWithEveryCard', now: '2026-11-22T15:00:00Z' }],
  async ({ page, on, expectBook }) => {
    const to = page.getByLabel('To', { exact: true })
    await to.selectOption((await to.locator('option', { hasText: 'Sam’s card' }).getAttribute('value')) ?? '')
    await page.getByLabel('Amount to move').fill('5')
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: 'Move $5.00' }).click()
    await expect(heading(page, 'Money moved')).toBeVisible()
    await expectBook('transfer: card:card-plastic:general -5.00, card:card-youth:general 5.00')

    await on('2026-11-23T15:00:00Z', '/digital')
    await page.getByRole('button', { name: /Sam’s card/ }).click()
    await expect(page).toHaveURL('/products/null/digital')
    await page.goto('/products/null/digital?filter=filter-product:product-passes')
    await pressAdd(page, 'Youth Day Pass')
    await expectCartCount(page, 1)
    await page.goto('/checkout')
    await toReview(page)
    await payAndSeeReceipt(page)
    await expectBook('order (pending): method:pay-visa -6.50, pass to card:card-youth')

    await on('2026-11-24T15:00:00Z', '/faremedia/card-youth')
    await expect(page.getByText('$10.00').first()).toBeVisible()
    await expect(page.getByText('Youth Day Pass').first()).toBeVisible()
    await page.goto('/faremedia/card-youth?tab=manage')
    await page.getByRole('button', { name: 'Block this card' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /you can undo this/ })
      .click()
    await on('2026-11-25T15:00:00Z', '/faremedia/card-youth?tab=manage')
    await page.getByRole('button', { name: 'Unblock this card' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock this card' }).click()
    await expect(page.getByRole('button', { name: 'Buy a pass' })).toBeVisible()
    await expectBook()
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
    await page
      .getByRole('group', { name: 'Pay with' })
      .getByRole('radio', { name: /Bank account ending in 6789/ })
      .check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(month.getByText('Active', { exact: true })).toBeVisible()
    // What was due is charged by the next call.
    await on('2027-01-15T15:00:00Z', '/faremedia/card-phone?tab=autorenew')
    await expect(month.getByText('Active', { exact: true })).toBeVisible()
    expect(await book.news()).toContain('renewal: method:pay-bank -112.00')
    await on('2027-01-17T15:00:00Z', '/faremedia/card-phone?tab=autorenew')
    await expectBook()
  },
)
