import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { settingsWith } from '../operator'
import { combinations, expectCartCount, heading, pressAdd, productCard, signInAtCheckout, toReview } from '../shopping'

const openCart = (page: Page) => page.getByRole('button', { name: /^Open cart/ }).click()
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('@CART-09 @CART-01 a rider changes their mind about renewal on the line, in the drawer and on the page @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open(combinations.digitalPasses, { scenario: 'riderSignedIn' })
  await pressAdd(page, 'Adult 7-Day Pass')
  await page.getByRole('radio', { name: /Auto-renew/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click()
  await openCart(page)
  const renewal = page.getByRole('switch', { name: 'Auto-renew Adult 7-Day Pass' })
  await expect(renewal).toBeChecked()
  await bothSchemes(async () => axe())
  await renewal.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('One-time purchase')).toBeVisible()
  await page.goto('/cart')
  await expect(renewal).not.toBeChecked()
  await renewal.click()
  await expect(renewal).toBeChecked()
  await expect(page.getByText(/^Then \$.* every 7 days$/)).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(heading(page, /Review/)).toBeVisible()
  await page.goto('/cart')
  await expect(renewal).toBeChecked()
})

test('@CART-10 another language: names and prices are refreshed, unavailable products are marked, new prices are accepted once @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/cart', { scenario: 'riderWithStaleCart' })
  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Passage simple, adulte' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Un produit n’est plus en vente' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Un prix a changé' })).toBeVisible()
  await expect(page.getByText(/avant.*6,50/)).toBeVisible()
  await bothSchemes(async () => axe())
  const order = page.getByRole('region', { name: 'Commande' })
  // 2 × 3.50 and 10.50. Unavailable products cost nothing.
  await expect(order).toContainText('17,50')
  const checkout = order.getByRole('button', { name: 'Passer à la caisse' })
  await expect(checkout).toBeHidden()
  await page.getByRole('button', { name: 'Accepter le nouveau prix' }).click()
  await expect(page.getByRole('heading', { name: 'Un prix a changé' })).toBeHidden()
  await order.getByRole('button', { name: 'Retirer 1 produit' }).click()
  await expect(page.getByRole('heading', { name: 'Un produit n’est plus en vente' })).toBeHidden()
  await checkout.click()
  await expect(heading(page, /Vérification|Review/)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Un prix a changé' })).toBeHidden()
})

test('@CART-10 @CART-07 an opened cart tells what has changed: at a desk in the drawer, not first at checkout', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/products', { scenario: 'riderWithStaleCart' })
  await page.getByRole('button', { name: /^Open cart/ }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'A product is no longer sold' })).toBeVisible()
  await expect(drawer.getByText(/was.*\$6\.50/)).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Remove 1 product' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeHidden()
  await bothSchemes(async () => axe())
})

test('@CART-10 a refresh that fails leaves the cart as it was, and says so @deep', async ({ page, open }) => {
  await open('/cart', { scenario: 'riderWithStaleCart', fault: 'searchProducts:500' })
  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByText(/Impossible de mettre à jour votre panier/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Adult Single Ride' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Un prix a changé' })).toBeHidden()
})

test('@CART-09 a removed line and a cleared cart come back by keyboard at any time, until the cart is left', async ({
  page,
  open,
  axe,
  bothSchemes,
  mock,
}) => {
  await open('/cart', { scenario: 'riderWithFullCart', now: '2026-11-20T12:00:00Z' })
  await page.getByRole('button', { name: 'Remove Adult Day Pass' }).focus()
  await page.keyboard.press('Enter')
  await expect(line(page, 'Adult Day Pass')).toBeHidden()
  await expect(page.getByText(/^Adult Day Pass was removed\. The cart has 14 items/).first()).toBeAttached()
  await bothSchemes(async () => axe())
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expectCartCount(page, 20)
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Adult Day Pass')
  await expect(undo).toBeHidden()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await bothSchemes(async () => axe())
  await undo.click()
  await expectCartCount(page, 20)
  await page.getByRole('button', { name: 'Remove Adult Day Pass' }).click()
  await expect(undo).toBeVisible()
  await mock.now('2026-11-20T13:00:00Z')
  await expect(undo).toBeVisible()
  await page.getByRole('link', { name: 'Keep shopping' }).click()
  await expect(page).toHaveURL(/products/)
  await page.goBack()
  await expect(heading(page, 'Your cart')).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expectCartCount(page, 14)
})

test('@AUTH-14 after a forced logout the cart waits for its rider; another rider does not get it', async ({
  page,
  open,
  mock,
}) => {
  await open('/cart', { scenario: 'riderWithFullCart' })
  await mock.fault('quoteOrder', '401', 1)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(heading(page, /Sign in|Login/)).toBeVisible()
  await expectCartCount(page, 20)
  await signInAtCheckout(page.getByRole('main'), 'blocked.rider@example.com')
  await expectCartCount(page, 0)
  await expect(page.getByText('We removed the previous rider’s cart').first()).toBeVisible()
})

test.describe('Buy now', () => {
  test.beforeEach(async ({ context }) => settingsWith(context, ({ features }) => (features.buyNow = true)))

  test('@CART-12 one product goes to checkout alone; the cart stays, and Back brings it back', async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await open(combinations.busAdultTickets, { scenario: 'riderSignedIn' })
    await pressAdd(page, 'Adult Single Ride')
    await expectCartCount(page, 1)
    await productCard(page, 'Night Owl Single Ride')
      .getByRole('button', { name: /^Buy now/ })
      .click()
    await bothSchemes(async () => axe())
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept and add' }).click()
    await toReview(page)
    await expect(page.getByText('You’re buying only this item')).toBeVisible()
    const order = page.getByRole('region', { name: /Order|Summary|Total/i }).first()
    await expect(order).toContainText('Night Owl Single Ride')
    await expect(order).not.toContainText('Adult Single Ride')
    await bothSchemes(async () => axe())
    await page.reload()
    await expect(page.getByText('You’re buying only this item')).toBeVisible()
    await expectCartCount(page, 1)
    await page.goBack()
    await expect(productCard(page, 'Night Owl Single Ride')).toBeVisible()
    await openCart(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
    await toReview(page)
    await expect(page.getByText('You’re buying only this item')).toBeHidden()
    await expect(order).toContainText('Adult Single Ride')
  })

  test('@CART-12 a visitor is asked to sign in, and goes on to the checkout of that product @deep', async ({
    page,
    open,
  }) => {
    await open(combinations.busAdultTickets)
    await productCard(page, 'Adult Single Ride')
      .getByRole('button', { name: /^Buy now/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in before you checkout' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await productCard(page, 'Adult Single Ride')
      .getByRole('button', { name: /^Buy now/ })
      .click()
    await dialog.getByRole('button', { name: 'Continue as guest' }).click()
    await expect(page).toHaveURL(/\/anonymous\/checkout/)
    await expect(page.getByText('You’re buying only this item')).toBeVisible()
    await expectCartCount(page, 0)
  })

  test('@CART-12 @CART-08 a visitor signs in on the way, buys that product alone, and has the cart as it was @deep', async ({
    page,
    open,
    mock,
  }) => {
    await open(combinations.busAdultTickets)
    await pressAdd(page, 'Adult 10-Ride Ticket')
    await expectCartCount(page, 1)
    await productCard(page, 'Adult Single Ride')
      .getByRole('button', { name: /^Buy now/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in before you checkout' })
    await signInAtCheckout(dialog, 'rider@example.com')
    await expect(page).toHaveURL('/checkout?step=review')
    await expect(page.getByText('You’re buying only this item')).toBeVisible()
    await toReview(page)
    await page.getByRole('button', { name: 'Pay $3.50' }).click()
    await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
    const [order] = (await mock.state()).orders.slice(-1)
    expect(order?.items.map(({ uuid }) => uuid)).toEqual(['bus-adult-single'])
    await expectCartCount(page, 1)
    await page.goto('/cart')
    await expect(line(page, 'Adult 10-Ride Ticket')).toBeVisible()
  })
})
