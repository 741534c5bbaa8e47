import type { Locator } from '@playwright/test'
import { routePaths } from '../../src/shared/routePaths'
import { expect, test, waitUntilAlive } from '../fixtures'
import { tokenFor } from '../mailedLink'
import { settingsWith } from '../operator'
import { endpoint, expectNothingOf, hide, listenToReports, sabotage } from '../reports'
import { combinations, expectCartCount, heading, pay, pressAdd, signIn, toReview } from '../shopping'
import { goInside } from '../visit/acts'
import { keptIn, stored } from '../stored'

/** What the rider types or opens. None of it occurs anywhere else. */
const typed = {
  firstName: 'Zephyrine',
  lastName: 'Quetzalcoatl',
  email: 'zephyrine@canary.example',
  password: 'Canary-password-1',
  phone: '902 555 0187',
  street: '71 Canary Wharf',
  city: 'Canaryville',
  postalCode: 'B3J 9Z9',
  cardNumber: '5555 5555 5555 4444',
  securityCode: '90817',
  fareCard: '6030 9999 0000 1111',
  fareCardCode: '81709',
  promo: 'CANARYPROMO',
  note: 'My child waited in the rain.',
  query: 'canary-in-the-query',
  token: 'canary-token-in-the-path',
}

/** Presses, and again once the first answer was refused, which the fault allows a single time. */
async function pressTwice(button: Locator, refusal: Locator): Promise<void> {
  await button.click()
  await expect(refusal.first()).toBeVisible()
  await button.click()
}

test('@OPS-03 a whole visit, refused and crashed, tells the operator nothing of the rider @deep', async ({
  page,
  context,
  open,
  mock,
  settled,
  allowErrors,
}) => {
  allowErrors(/./)
  await settingsWith(context, (settings) => {
    settings.monitoring = { endpoint, sample: 1 }
  })
  const sent = listenToReports(page)
  const secrets: string[] = Object.values(typed)
  const go = async (path: string) => {
    await hide(page)
    await settled()
    await page.goto(path)
    await waitUntilAlive(page)
  }

  // Addresses that hold something of a person.
  await open(`/signup?note=${typed.query}`, { scenario: 'visitor' })
  for (const path of [
    `/reset/${typed.token}`,
    `/invite/${typed.token}`,
    `/redirect/state/${typed.token}/${typed.email}/${typed.firstName}/${typed.lastName}`,
  ]) {
    await go(`${path}?note=${typed.query}`)
    await settled()
  }

  // An account.
  await go(`/signup?note=${typed.query}`)
  await page.getByLabel('First name').fill(typed.firstName)
  await page.getByLabel('Last name').fill(typed.lastName)
  await page.getByLabel('Email', { exact: true }).fill(typed.email)
  await page.getByLabel('Confirm email').fill(typed.email)
  await page.getByLabel('Password', { exact: true }).fill(typed.password)
  await page.getByLabel('Confirm password').fill(typed.password)
  await page.getByLabel('Mobile number').fill(typed.phone)
  await page.getByLabel('I accept the terms of use').check()
  await mock.fault('signUp', 'wrongShape', 1)
  await pressTwice(page.getByRole('button', { name: 'Create account' }), page.getByRole('alert'))
  await expect(heading(page, 'Check your email')).toBeVisible()
  const { users, mailedLinks } = await mock.state()
  const user = users.find(({ email }) => email === typed.email)
  const confirming = tokenFor(mailedLinks.confirm, user?.uuid)
  secrets.push(confirming, user?.uuid ?? '')
  await go(`/confirm/${confirming}`)
  await expect(heading(page, 'Your email is verified')).toBeVisible()

  // A second step of another rider, whose first code is wrong.
  await go(`/login?from=%2Fcart%3Fnote%3D${typed.query}`)
  await signIn(page, 'mfa.rider@example.com')
  await page.getByLabel('Verification code').fill('908 170')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  secrets.push('mfa.rider@example.com', (await keptIn(page, stored.tempAuthToken)) ?? '')
  await page.getByLabel('Verification code').fill('123456')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/cart/)
  await mock.signIn(undefined)
  await go('/login')
  await signIn(page, typed.email, typed.password)
  await expect(page).toHaveURL('/products')

  // The account's forms, each refused once.
  await go(`/account/profile?note=${typed.query}`)
  await page.getByLabel('First name').fill(`${typed.firstName}-Ann`)
  await mock.fault('updateUser', 'malformed', 1)
  await pressTwice(page.getByRole('button', { name: 'Save changes' }), page.getByText(/^Profile update failed/))
  await expect(page.getByRole('button', { name: new RegExp(`${typed.firstName}-Ann`) })).toBeVisible()
  await go('/account/addresses/new')
  await page.getByLabel('Province').selectOption('NS')
  await page.getByLabel('Address 1').fill(typed.street)
  await page.getByLabel('City').fill(typed.city)
  await page.getByLabel('Postal code').fill(typed.postalCode)
  await mock.fault('createAddress', 'wrongShape', 1)
  await pressTwice(page.getByRole('button', { name: 'Save address' }), page.getByRole('alert'))
  await expect(page.getByText(typed.street).first()).toBeVisible()
  await go('/account/paymentmethods/add/card')
  await page.getByLabel(/^Card number/).fill(typed.cardNumber)
  await page.getByLabel(/^Expiry date/).fill('12/31')
  await page.getByLabel(/^Security code/).fill(typed.securityCode.slice(0, 3))
  await page.getByLabel(/^Billing street address/).fill(typed.street)
  await page.getByLabel(/^Postal or ZIP code/).fill(typed.postalCode)
  await page.getByRole('button', { name: 'Save payment method' }).click()
  await expect(heading(page, 'Payment methods')).toBeVisible()
  await go('/faremedia/link/physical')
  await page.getByLabel('Card number').fill(typed.fareCard)
  await page.getByLabel('Security code').fill(typed.fareCardCode)
  await page.getByRole('button', { name: 'Link this card' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()

  // An order whose outcome is unknown for a while, and a report about it in the rider's own words.
  await go(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await go('/checkout')
  await toReview(page)
  await page.locator('#promo-code').fill(typed.promo)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await mock.fault('placeOrder', 'lostAnswer', 1)
  await mock.fault('findOrderAttempt', '500', 1)
  await pay(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page).toHaveURL(/\/ordersummary\//)
  const order = (await mock.state()).orders.at(-1)
  secrets.push(order?.order_id ?? '', order?.order_number ?? '')
  await page.getByRole('link', { name: /^Something’s wrong/ }).click()
  await page.getByRole('radio', { name: 'Something else' }).check()
  await page.getByLabel('Your message').fill(typed.note)
  await mock.fault('openCase', 'malformed', 1)
  await pressTwice(page.getByRole('button', { name: 'Send report' }), page.getByRole('alert'))
  await expect(page).toHaveURL(/\/account\/cases/)

  // What the policy refuses, and a file that does not come.
  await page.evaluate(
    ([email, query]) => {
      document.body.append(Object.assign(new Image(), { src: `https://ads.example/${email}?note=${query}` }))
      try {
        document.body.insertAdjacentHTML('beforeend', `<b>${email}</b>`)
      } catch {
        // Trusted Types refuse it.
      }
    },
    [typed.email, typed.query] as const,
  )
  await context.route('**/assets/PrivacyScreen-*.js', (route) => route.abort())
  // The page loads again by itself before it says so.
  await go(`/account/privacy?note=${typed.query}`)
  await expect(page.getByRole('main').getByRole('button', { name: /again|reload/i })).toBeVisible()

  // Crashes of a screen and of a worker, each in its own page: the end of a screen would stop its worker. Their errors hold
  // all that the page knows.
  await go(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await go('/cart')
  await settled()
  await sabotage(page, 'numbers')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(page.getByRole('main').getByText('Something went wrong, please try again!')).toBeVisible()
  await settled()
  await go(`/checkout?note=${typed.query}`)
  await toReview(page)
  await settled()
  secrets.push((await keptIn(page, stored.authToken)) ?? '')
  await sabotage(page, 'ids')
  await pay(page)
  await expect(heading(page, /^We don’t know yet whether your payment/)).toBeVisible()
  // The code that notes the crash may still load.
  await settled()

  // The backend ends the session, and the page is left.
  await go('/account')
  await settled()
  await mock.fault('getWallet', '401', 1)
  await goInside({ page, settled }, '/account/wallet')
  await expect(page).toHaveURL(/\/login/)
  await go('/cart')
  await settled()

  const reports = await mock.reports()
  expectNothingOf(secrets, [...sent.bodies(), { reports }])
  const kinds = reports.map((report) => ('part' in report ? `${report.kind} of a ${report.part}` : report.kind))
  for (const kind of [
    'crash of a worker',
    'crash of a screen',
    'file',
    'badAnswer',
    'unknownPayment',
    'sessionEnded',
    'refused',
    'vital',
  ])
    expect(kinds).toContain(kind)
  expect(new Set(reports.map(({ page }) => page)).size).toBeGreaterThan(8)
  const patterns: string[] = ['other', ...Object.values(routePaths)]
  expect(reports.filter((report) => !patterns.includes(report.page))).toEqual([])
  await sent.expectAnonymous()
})
