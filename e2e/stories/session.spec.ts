import { expect, test, waitUntilAlive } from '../fixtures'
import { combinations, expectCartCount, pressAdd, signIn, signInAtCheckout } from '../shopping'
import { keptIn, stored } from '../stored'

test('@AUTH-05 @AUTH-02 @NAV-04 wrong credentials are told; right ones lead back to where the rider wanted to go', async ({
  page,
  open,
  axe,
  bothSchemes,
  allowErrors,
}) => {
  allowErrors(/401/)
  await open('/checkout?step=payment#promo')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByText('Please log in before you checkout')).toBeVisible()
  await bothSchemes(async () => axe())
  await signInAtCheckout(page, 'rider@example.com', 'Wrong-2026')
  await expect(page.getByText('Email and password did not match our records.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('rider@example.com')
  await axe()
  await page.getByLabel(/^Password/).fill('Transit-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout/)
  expect(await keptIn(page, stored.authToken)).toBeTruthy()
})

test('@AUTH-03 the sign-in form cannot be fetched: it says so, and signing in works all the same @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/login', { fault: 'getForm:500:1' })
  await expect(page.getByText('Failed to fetch the form')).toBeVisible()
  await axe()
  await signIn(page, 'rider@example.com')
  await expect(page).toHaveURL('/products')
})

test('@NAV-03 @NAV-10 a rider on the sign-in page goes to the products', async ({ page, open }) => {
  await open('/login', { scenario: 'riderSignedIn' })
  await expect(page).toHaveURL('/products')
  await open('/login?from=%2F%2Fevil.example%2Fcheckout')
  await expect(page).toHaveURL('/products')
})

test('@AUTH-13 @AUTH-17 logging out warns of the cart, clears everything, and Back shows nothing of the rider', async ({
  page,
  open,
  axe,
}) => {
  await open('/checkout?step=contact', { scenario: 'riderWithFullCart' })
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rider@example.com')
  await page.getByRole('button', { name: /Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const dialog = page.getByRole('alertdialog')
  await axe()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expectCartCount(page, 0)
  for (const entry of [stored.authToken, stored.user]) expect(await keptIn(page, entry)).toBeNull()
  await page.goBack()
  await expect(page.getByText('Jordan MacLeod')).toBeHidden()
})

test('@AUTH-14 @FORM-06 a session that ends while typing: told once, and after signing in all is as it was', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/checkout?step=contact', { scenario: 'riderWithFullCart' })
  await page.getByLabel('First name').fill('Typed before the end')
  await mock.fault('*', '401')
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout/)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Cette action exige d’être dans votre compte' }).first(),
  ).toBeVisible()
  await mock.fault('*', '401', 0)
  await page.getByRole('button', { name: /Langue/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await axe()
  await expectCartCount(page, 20)
  await signInAtCheckout(page, 'rider@example.com')
  await expect(page.getByLabel('First name')).toHaveValue('Typed before the end')
  await expectCartCount(page, 20)
})

test('@AUTH-15 @CART-11 two tabs: one cart, and a logout in one ends the other', async ({ page, open, context }) => {
  await open(combinations.busAdultTickets, { scenario: 'riderSignedIn' })
  const other = await context.newPage()
  await other.goto('/cart')
  await waitUntilAlive(other)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(other, 1)
  await expect(other.getByRole('heading', { name: 'Adult Single Ride' })).toBeVisible()
  await other.getByRole('button', { name: 'Remove Adult Single Ride' }).click()
  await expectCartCount(page, 0)
  await other.getByRole('button', { name: /Account:/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('You signed out in another tab.').first()).toBeVisible()
})

test('@API-05 no connection: one pop-up for many calls, nothing lost, and a retry goes on', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/products')
  await page.getByRole('radio', { name: /Bus/ }).check()
  await expect(page.getByRole('radio', { name: /Adult/ })).toBeVisible()
  await mock.fault('*', 'offline')
  await page.getByRole('radio', { name: /Adult/ }).check()
  const dialog = page.getByRole('alertdialog', { name: 'No Internet Connection' })
  await expect(dialog).toContainText(
    'You are not connected to the internet. Please connect to the internet and try again.',
  )
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await bothSchemes(async () => axe())
  await mock.fault('*', 'offline', 0)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: /Tickets/ })).toBeVisible()
})

test('@API-05 @AUTH-14 the service is unavailable: the pop-up fits both readings, the page says which, and the rider stays signed in @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/products', { scenario: 'riderSignedIn' })
  const bus = page.getByRole('radio', { name: /Bus/ })
  await expect(bus).toBeVisible()
  // No other call of the page, which may be sent at any time, meets the fault.
  await mock.fault('searchProducts', '503')
  await bus.check()
  const popUp = page.getByRole('alertdialog', { name: 'No Internet Connection' })
  await expect(popUp).toHaveText(
    /^You may be offline, or our service isn’t responding\.No Internet ConnectionYou are not connected/,
  )
  await bothSchemes(async () => axe())
  // The page behind says which it was.
  await expect(page.getByText('We can’t reach our systems right now.')).toBeVisible()
  expect(await keptIn(page, stored.authToken)).toBeTruthy()
})
