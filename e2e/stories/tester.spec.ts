import { expect, test } from '../fixtures'
import { combinations, expectCartCount, heading, pressAdd, productCard, toReview } from '../shopping'

test('@TEST-01 @TEST-03 a scenario is chosen by the address, clears what was, and disappears from the address', async ({
  page,
  open,
}) => {
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/cart?scenario=riderWithFullCart&kept=yes')
  await expectCartCount(page, 20)
  await expect(page).toHaveURL('/cart?kept=yes')
  await page.goto('/cart?scenario=visitor')
  await expectCartCount(page, 0)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('@TEST-02 the backend remembers: an order placed is there after a reload and in another tab', async ({
  page,
  open,
  mock,
  context,
}) => {
  await open('/checkout', { scenario: 'riderWithFullCart' })
  await toReview(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  const { orders } = await mock.state()
  const number = orders.at(-1)?.order_number ?? ''
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(heading(other, new RegExp(`${number}|Thank you`))).toBeVisible()
  await page.reload()
  await expect(heading(page, new RegExp(`${number}|Thank you`))).toBeVisible()
  await mock.reset('riderSignedIn')
  expect((await mock.state()).orders.length).toBe(orders.length - 1)
})

test('@TEST-03 faults, delays, the clock and the log of calls, by address and from a test', async ({
  page,
  open,
  mock,
}) => {
  await open(combinations.busAdultTickets, {
    fault: 'searchProductsAsGuest:500:1',
    now: '2027-01-02T03:04:05Z',
    delay: 'searchProductsAsGuest:300',
  })
  await expect(page.getByText('Unable to view products').first()).toBeVisible()
  await expect(page).not.toHaveURL(/fault|delay|now/)
  await expect(page.getByRole('contentinfo')).toContainText('2027')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(productCard(page, 'Adult Single Ride')).toBeVisible()
  const [first] = await mock.calls()
  expect(first).toMatchObject({ name: 'searchProductsAsGuest', method: 'POST', status: 500 })
  expect(first?.headers['accept-language']).toBe('en')
  await mock.now()
  await mock.fault('*', 'offline', 1)
  await page.getByRole('radio', { name: /Youth/ }).check()
  await expect(page.getByRole('alertdialog', { name: 'No Internet Connection' })).toBeVisible()
})

test('@TEST-03 a month passes, a rider enters: the fixtures that suites of other folders take from portal.ts', async ({
  page,
  open,
  enterAs,
  mock,
}) => {
  await open('/account/wallet', { scenario: 'riderWithAutoload', now: '2026-11-20T09:00:00Z' })
  await mock.now('2026-12-01T09:00:00Z')
  await mock.fault('getWallet', '500', 1)
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('$92.50')).toBeVisible()
  expect((await mock.ledger()).at(-1)).toMatchObject({ kind: 'autoload', state: 'posted' })
  await enterAs('cardless.rider@example.com', '/account/wallet')
  await expect(page.getByRole('button', { name: 'Account: Maeve Sampson' })).toBeVisible()
})
