import { day, logOut } from '../days/day'
import { expect } from '../fixtures'
import { tokenFor } from '../mailedLink'
import {
  combinations,
  expectCartCount,
  fillCard,
  fillContact,
  heading,
  pay,
  payAndSeeReceipt,
  pressAdd,
  signIn,
  toReview,
} from '../shopping'

day(
  'a guest loads a card, opens an account the next day, and takes the card along @guest',
  ['/manage-card', { scenario: 'visitor', now: '2026-11-22T15:00:00Z' }],
  async ({ page, mock, on, expectBook }) => {
    await page.getByLabel('Card number').fill('6030 1234 5678 9012')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Show my card' }).click()
    await page.getByRole('button', { name: 'Load value' }).click()
    await pressAdd(page, 'Stored Value $20')
    await expectCartCount(page, 1)
    await page.goto('/anonymous/checkout')
    await fillContact(page, 'nora@example.com')
    await fillCard(page)
    await pay(page)
    await expect(page).toHaveURL(/\/anonymous\/ordersummary\//)
    await expectBook('order (pending): guest -20.00, card:card-guest:pending 20.00')

    await on('2026-11-23T15:00:00Z', '/signup')
    const person = {
      'First name': 'Nora',
      'Last name': 'Roy',
      Email: 'nora@example.com',
      'Confirm email': 'nora@example.com',
    }
    for (const [label, text] of Object.entries({ ...person, Password: 'Harbour 7', 'Confirm password': 'Harbour 7' }))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel('I accept the terms of use').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(heading(page, 'Check your email')).toBeVisible()
    const { mailedLinks, users: known } = await mock.state()
    await on('2026-11-23T15:10:00Z', `/confirm/${tokenFor(mailedLinks.confirm, known.at(-1)?.uuid)}`)
    await expect(heading(page, 'Your email is verified')).toBeVisible()
    // The page leads to sign-in by itself, and from there to the card that the guest had.
    await expect(page).toHaveURL('/login?from=%2Ffaremedia%2Flink%2Fphysical')
    await signIn(page, 'nora@example.com', 'Harbour 7')
    await page.getByLabel('Card number').fill('6030 1234 5678 9012')
    await page.getByLabel('Security code').fill('123')
    await page.getByLabel('Nickname').fill('My card')
    await page.getByRole('button', { name: 'Link this card' }).click()
    await expect(heading(page, 'My card')).toBeVisible()
    await expectBook('load: card:card-guest:pending -20.00, card:card-guest:general 20.00')

    await on('2026-11-25T15:00:00Z', '/faremedia/card-guest')
    await expect(page.getByText('$32.00').first()).toBeVisible()
    const { users, fareMedia } = await mock.state()
    expect(fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-guest')?.owner).toBe(users.at(-1)?.uuid)
  },
)

day(
  'a tourist buys three days, finds the order again the next day, and buys the way back @tourist',
  [combinations.busAdultPasses, { scenario: 'visitor', now: '2026-07-03T15:00:00Z' }],
  async ({ page, mock, on, expectBook }) => {
    await pressAdd(page, 'Visitor Pass, 3 Days')
    await expectCartCount(page, 1)
    await page.goto('/anonymous/checkout')
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await fillContact(page, 'tourist@example.com')
    await fillCard(page)
    await payAndSeeReceipt(page)
    await expectBook('order: guest -26.00, pass to the app')
    const number = (await mock.state()).orders.at(-1)?.order_number ?? ''

    await on('2026-07-04T15:00:00Z', '/products')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click()
    await page.getByLabel('Order number').fill(number)
    await page.getByLabel('Email you ordered with').fill('tourist@example.com')
    await page.getByRole('button', { name: 'Find order' }).click()
    await expect(heading(page, `Order ${number}`)).toBeVisible()
    await expectBook()

    await on('2026-07-06T15:00:00Z', combinations.busAdultTickets)
    await pressAdd(page, 'Airport Express Ticket')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept and add' }).click()
    await expectCartCount(page, 1)
    await page.goto('/anonymous/checkout')
    await fillContact(page, 'tourist@example.com')
    await fillCard(page)
    await payAndSeeReceipt(page)
    await expectBook('order: guest -8.00, pass to the app')
  },
)

day(
  'three riders in a row at a library’s computer: each finds the own things alone @library',
  ['/login', { scenario: 'visitor', now: '2026-11-22T15:00:00Z' }],
  async ({ page, on, expectBook }) => {
    await signIn(page, 'rider@example.com')
    await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
    await page.goto(combinations.busAdultTickets)
    await pressAdd(page, 'Adult Single Ride')
    await expectCartCount(page, 1)
    await page.goto('/checkout')
    await toReview(page)
    await payAndSeeReceipt(page)
    await expectBook('order: method:pay-visa -3.50, pass to the app')
    await logOut(page)

    await on('2026-11-22T16:00:00Z', '/login')
    await signIn(page, 'cardless.rider@example.com')
    await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
    await page.goto('/account/orders')
    await expect(page.getByText(/SP-/)).toHaveCount(0)
    await page.goto('/faremedia')
    await expect(page.getByRole('heading', { name: 'You don’t have a fare card yet' })).toBeVisible()
    await expectCartCount(page, 0)
    await logOut(page)

    await on('2026-11-22T17:00:00Z', '/login')
    await signIn(page, 'blocked.rider@example.com')
    await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
    await page.goto('/account/paymentmethods')
    await expect(page.getByText(/01\/25/).first()).toBeVisible()
    await expect(page.getByText('Everyday Visa')).toHaveCount(0)
    await logOut(page)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toMatch(/@example\.com|MacLeod|Comeau/)
    await expectBook()
  },
)
