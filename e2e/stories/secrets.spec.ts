import type { Page } from '@playwright/test'
import { thirdPartyScripts } from '../../src/shared/thirdPartyScripts'
import { expect, test } from '../fixtures'
import { fakeGoogle } from '../providers'
import {
  chooseNew,
  changeStep,
  combinations,
  expectCartCount,
  fillContact,
  heading,
  pressAdd,
  signInAtCheckout,
} from '../shopping'
import { expectNoneOf, kept, listen } from '../sinks'

/** Values that occur nowhere else. */
const canaries = {
  password: 'Transit-2026',
  number: '4539 5787 6362 1486',
  digits: '4539578763621486',
  transit: '91827',
  account: '918273645546',
}

/** What a rider types beside a card's number waits in the draft until the card is used (decision 119). */
const drafted = { lastName: 'Canaryname', address: '77 Canary Wharf', zip: 'B3J 9Z9' }

const expectNoCanary = (page: Page, heard: string[], values: Record<string, string> = canaries) =>
  expectNoneOf(page, heard, values)

async function typeCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill(canaries.number)
  await page.getByLabel('Expiry date').fill('12/31')
  await page.getByLabel('Security code').fill('918')
  await page.getByLabel('Last name on the card').fill(drafted.lastName)
  await page.getByLabel('Billing street address').fill(drafted.address)
  await page.getByLabel('Postal or ZIP code').fill(drafted.zip)
}

test('@PAY-10 @STORE-01 password, card and account numbers are nowhere but in the call that they belong to', async ({
  page,
  open,
  mock,
}) => {
  await open(combinations.busAdultTickets)
  const heard = listen(page)
  await pressAdd(page, 'Adult Single Ride')
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in before you checkout' })
  await signInAtCheckout(dialog, 'rider@example.com', canaries.password)
  await changeStep(page, 'Payment')
  // The rider types a card, then chooses another payment method, leaves the step and reloads the page.
  await chooseNew(page, /New card/)
  await typeCard(page)
  await page.getByRole('radio', { name: /New bank account/ }).check()
  await page.getByLabel('Transit number').fill(canaries.transit)
  await page.getByRole('textbox', { name: 'Account number' }).fill(canaries.account)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  // The step is there once its fields are, and the one before is gone.
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await expectNoCanary(page, heard)
  await page.getByRole('button', { name: 'Continue' }).click()
  await changeStep(page, 'Payment')
  await chooseNew(page, /New card/)
  await typeCard(page)
  await page.reload()
  await expect(heading(page, /Payment/)).toBeVisible()
  await expectNoCanary(page, heard)
  // The rider pays.
  await chooseNew(page, /New card/)
  await typeCard(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, /Review/)).toBeVisible()
  await expectNoCanary(page, heard)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  await expectNoCanary(page, heard, { ...canaries, ...drafted })
  const paid = (await mock.calls()).filter(({ name }) => name === 'placeOrder')
  expect(JSON.stringify(paid[0]?.body)).toContain(canaries.digits)
})

test('@PAY-10 a card that was typed is not there when Back leads to its page again @deep', async ({
  page,
  open,
  allowErrors,
}) => {
  allowErrors(/favicon\.ico/)
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await fillContact(page)
  await typeCard(page)
  // Another document of the site, which stores nothing itself.
  await page.goto('/settings.json')
  await page.goBack()
  await expect(heading(page, /Contact/)).toBeVisible()
  expect(await kept(page)).not.toContain(canaries.number)
})

test('@FM-12 @STORE-01 a fare card’s number and code are nowhere but in the call: refused, unheard, and right @deep', async ({
  page,
  open,
  mock,
}) => {
  const known = { printed: '6030 1234 5678 9012', digits: '6030123456789012' }
  const typed = { ...known, wrongCode: '9187' }
  const show = async (code: string) => {
    await page.getByLabel('Card number').fill(known.printed)
    await page.getByLabel('Security code').fill(code)
    await page.getByRole('button', { name: 'Show my card' }).click()
  }
  /** A failed form keeps the typed values on the screen. After leaving the page none of them remains. */
  const leaveAndComeBack = async () => {
    await page.getByRole('link', { name: 'Products' }).first().click()
    await expect(heading(page, 'Buy Tickets')).toBeVisible()
    await expectNoCanary(page, heard, typed)
    await page.goBack()
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expectNoCanary(page, heard, typed)
  }
  await open('/manage-card')
  const heard = listen(page)
  await show(typed.wrongCode)
  await expect(page.getByText(/find a card with this number and security code/).first()).toBeVisible()
  await leaveAndComeBack()
  await mock.fault('startCardSession', '500')
  await show(typed.wrongCode)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await leaveAndComeBack()
  await mock.fault('startCardSession', '500', 0)
  await show('123')
  await expect(page.getByText('Adult 10-Ride Ticket')).toBeVisible()
  await expectNoCanary(page, heard, typed)
  await page.reload()
  await expect(page.getByText('Adult 10-Ride Ticket')).toBeVisible()
  await expectNoCanary(page, heard, typed)
  const sent = (await mock.calls()).filter(({ name }) => name === 'startCardSession')
  expect(sent.at(-1)?.body).toEqual({ card_number: known.digits, security_code: '123' })
})

test('@FM-02 @STORE-01 @ACC-23 the number and code of a card to link are nowhere but in the call once the form is left or sent @deep', async ({
  page,
  open,
  mock,
}) => {
  const typed = { printed: '6030 9999 0000 1111', digits: '6030999900001111', wrongCode: '9187' }
  const link = async (code: string) => {
    await page.getByLabel('Card number').fill(typed.printed)
    await page.getByLabel('Security code').fill(code)
    await page.getByRole('button', { name: 'Link this card' }).click()
  }
  await open('/faremedia/link/physical', { scenario: 'riderWithTwoCards' })
  const heard = listen(page)
  await link(typed.wrongCode)
  await expect(page.getByText(/find a card with this number and security code/).first()).toBeVisible()
  await mock.fault('linkFareMedium', '500', 1)
  await link(typed.wrongCode)
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(heading(page, 'My cards')).toBeVisible()
  await expectNoCanary(page, heard, typed)
  await page.goBack()
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await link('456')
  await expect(heading(page, 'Physical card')).toBeVisible()
  await expectNoCanary(page, heard, typed)
})

test('@ACC-03 @ACC-13 @STORE-01 passwords that are typed in the account are nowhere but in the call: refused, and left @deep', async ({
  page,
  open,
}) => {
  const typed = { current: 'Canary-current-1', next: 'Canary-next-2', closing: 'Canary-closing-3' }
  await open('/account/security', { scenario: 'accountToClose' })
  const heard = listen(page)
  const goTo = (section: string) =>
    page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: section, exact: true }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(typed.current)
  await page.getByLabel('New password', { exact: true }).fill(typed.next)
  await page.getByLabel('Confirm new password', { exact: true }).fill(typed.next)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('This isn’t your current password').first()).toBeVisible()
  await page.getByRole('link', { name: 'Close account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /Visa/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: 'I’ve read what I’ll lose' }).check()
  await page.getByLabel('Password', { exact: true }).fill(typed.closing)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('This isn’t your current password').first()).toBeVisible()
  await goTo('Devices')
  await expect(heading(page, 'Devices')).toBeVisible()
  await expectNoCanary(page, heard, typed)
  await page.goBack()
  await expect(heading(page, 'Close account')).toBeVisible()
  await expectNoCanary(page, heard, typed)
})

test('@PAY-10 where cards are typed, nothing is left of a script that signed the rider in (T16)', async ({
  page,
  context,
  open,
}) => {
  await fakeGoogle(context, 'agrees')
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
  await expect(heading(page, /step \d of \d/)).toBeVisible()
  const scripts = await page.evaluate(() =>
    [...document.scripts].filter(({ src }) => src).map(({ src }) => new URL(src).origin),
  )
  expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).origin]))
  expect(await page.evaluate(() => 'google' in window)).toBe(false)
})

test('@PAY-01 a listed script that loads by itself reloads the checkout only once (T16) @deep', async ({
  page,
  context,
  open,
}) => {
  await fakeGoogle(context, 'agrees')
  await open('/', { scenario: 'taxed' })
  await context.route('**/checkout', async (route) => {
    const answer = await route.fetch()
    const script = `<script async src="${thirdPartyScripts.google.address}"></script>`
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', `${script}</head>`) })
  })
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  await page.goto('/checkout')
  await expect(heading(page, /Review/)).toBeVisible()
  expect(documents).toBe(2)
})
