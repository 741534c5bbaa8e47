import { expect, test } from '../fixtures'
import { combinations, expectCartCount, pressAdd, productCard } from '../shopping'

test('@CART-03 @CART-11 a visitor adds two tickets: a notice names them, the badge counts, the stepper starts again', async ({
  page,
  open,
  axe,
}) => {
  await open(combinations.busAdultTickets)
  const card = productCard(page, 'Adult Single Ride')
  const quantity = card.getByRole('spinbutton', { name: 'Quantity of Adult Single Ride' })
  await card.getByRole('button', { name: /^Increase/ }).click()
  await expect(quantity).toHaveValue('2')
  await axe()
  await pressAdd(page, 'Adult Single Ride')
  await expect(page.getByRole('link', { name: 'View Cart, $7.00' })).toHaveAttribute('href', '/cart')
  await expect(page.getByText('Adult Single Ride is in your cart').first()).toBeVisible()
  await expect(quantity).toHaveValue('1')
  await expectCartCount(page, 2)
})

test('@CART-01 @CART-13 another organization: keeping leaves the cart, clearing starts a new order @deep', async ({
  page,
  open,
  axe,
}) => {
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto(combinations.ferryAdultTickets)
  await pressAdd(page, 'Adult Crossing')
  const dialog = page.getByRole('alertdialog')
  await axe()
  await dialog.getByRole('button', { name: 'Don’t add' }).click()
  await expect(dialog).toBeHidden()
  await expectCartCount(page, 1)
  await pressAdd(page, 'Adult Crossing')
  await dialog.getByRole('button', { name: 'Clear cart and add' }).click()
  await expect(page.getByText('Adult Crossing is in your cart').first()).toBeVisible()
  await page.getByRole('button', { name: /^Open cart/ }).click()
  const drawer = page.getByRole('dialog', { name: /Cart, 1 item/ })
  await expect(drawer.getByText('Outer Isle')).toBeVisible()
  await expect(drawer.getByText('Adult Single Ride')).toBeHidden()
})

test('@CART-01 an alert is accepted or not @deep', async ({ page, open, axe }) => {
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Night Owl Single Ride')
  const dialog = page.getByRole('alertdialog')
  await axe()
  await dialog.getByRole('button', { name: 'Don’t add' }).click()
  await expectCartCount(page, 0)
  await pressAdd(page, 'Night Owl Single Ride')
  await dialog.getByRole('button').last().click()
  await expectCartCount(page, 1)
})

test('@CART-01 transit mode: renewal is chosen, once or not at all @deep', async ({ page, open, axe }) => {
  await open(combinations.digitalPasses, { scenario: 'riderSignedIn' })
  await pressAdd(page, 'Adult 7-Day Pass')
  const dialog = page.getByRole('dialog', { name: /How would you like to buy/ })
  await expect(dialog).toContainText('You pay $36.50 now. It then renews every 7 days. Each time, we charge $36.50')
  await axe()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectCartCount(page, 0)
  await pressAdd(page, 'Adult 7-Day Pass')
  await expect(dialog.getByRole('radio', { name: /One-time purchase/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expectCartCount(page, 1)
  const drawer = page.getByRole('dialog', { name: /^Cart/ })
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(drawer.getByText(/^Then \$/)).toBeHidden()
  await drawer.getByRole('button', { name: 'Remove Adult 7-Day Pass' }).click()
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await pressAdd(page, 'Adult 7-Day Pass')
  await dialog.getByRole('radio', { name: /Auto-renew/ }).check()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(drawer.getByText('Then $36.50 every 7 days')).toBeVisible()
})

test('@CART-01 @CART-13 transit mode: physical and digital do not mix; keeping changes nothing, clearing starts a new cart', async ({
  page,
  open,
  axe,
}) => {
  await open(combinations.digitalPasses, { scenario: 'riderSignedIn' })
  await pressAdd(page, 'Adult Day Pass')
  await expectCartCount(page, 1)
  await page.goto(combinations.physicalPasses)
  await pressAdd(page, 'Monthly Pass on a Card, Adult')
  const dialog = page.getByRole('alertdialog', { name: 'Clear your cart first?' })
  await expect(dialog).toContainText('Your cart has digital items.')
  await axe()
  await dialog.getByRole('button', { name: 'Don’t add' }).click()
  const drawer = page.getByRole('dialog', { name: /^Cart, 1 item/ })
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(drawer.getByText('Adult Day Pass')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await pressAdd(page, 'Monthly Pass on a Card, Adult')
  await dialog.getByRole('button', { name: 'Clear cart and add' }).click()
  await expectCartCount(page, 1)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(drawer.getByText('Monthly Pass on a Card, Adult')).toBeVisible()
  await expect(drawer.getByText('Adult Day Pass')).toBeHidden()
})

test('@CART-04 @CART-02 a full cart: Order Limit Reached, and the cart stays @deep', async ({ page, open, axe }) => {
  await open(combinations.busAdultTickets, { scenario: 'riderWithFullCart' })
  await pressAdd(page, 'Adult Single Ride')
  const dialog = page.getByRole('alertdialog', { name: 'Order Limit Reached' })
  await expect(dialog).toContainText('20 tickets in one order')
  await axe()
  await dialog.getByRole('button').click()
  await expectCartCount(page, 20)
})

test('@CART-07 @CART-09 @CART-06 the drawer and the page show the same cart, by quantity and removal', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/cart', { scenario: 'riderWithFullCart' })
  await bothSchemes(async () => axe())
  const before = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove/ }) })
    .count()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(before - 1)
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await axe()
})

test('@CART-04 a quantity past the limit says how many there may be @deep', async ({ page, open }) => {
  await open('/cart', { scenario: 'riderWithFullCart' })
  await page
    .getByRole('button', { name: /^Increase/ })
    .last()
    .click()
  await expect(page.getByText("You can't add items more than 20")).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expectCartCount(page, 20)
})

test('@CART-05 @STORE-02 a stored cart with damage keeps its valid lines, and says so @deep', async ({
  page,
  open,
}) => {
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]') as Record<string, unknown>[]
    const damaged = [-1, 2.5, 1e12, null, '3'].map((quantity, index) => ({ ...line, uuid: `bad-${index}`, quantity }))
    localStorage.setItem('cart', JSON.stringify([...damaged, { ...line, list_price: 1, foreign: '<img src=x>' }]))
  })
  await page.goto('/cart')
  await expect(page.getByText('We couldn’t read part of your saved cart').first()).toBeVisible()
  await expectCartCount(page, 1)
})
