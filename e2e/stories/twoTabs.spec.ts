import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from '../fixtures'
import { combinations, expectCartCount, heading, productCard, toReview } from '../shopping'

/** Presses "Add to cart" inside the page, at a moment that all tabs share. */
const addAt = (page: Page, name: string, moment: number) =>
  productCard(page, name)
    .getByRole('button', { name: `Add to cart: ${name}` })
    .evaluate(
      (button: HTMLButtonElement, at) =>
        new Promise<void>((pressed) => {
          const wait = () => {
            if (Date.now() < at) return requestAnimationFrame(wait)
            button.click()
            pressed()
          }
          wait()
        }),
      moment,
    )

test('@CART-06 @CART-11 what two tabs add in the same instant is both in the cart @deep', async ({
  page,
  open,
  context,
}) => {
  await open(combinations.busAdultTickets)
  const other = await context.newPage()
  await other.goto(combinations.busAdultTickets)
  await waitUntilAlive(other)
  for (let round = 1; round <= 6; round += 1) {
    const moment = (await page.evaluate(() => Date.now())) + 400
    await Promise.all([page, other].map((tab) => addAt(tab, 'Adult Single Ride', moment)))
    for (const tab of [page, other]) await expectCartCount(tab, 2 * round)
  }
})

test('@PAY-07 @CART-05 what comes into the cart while it is paid stays there', async ({
  page,
  open,
  mock,
  context,
}) => {
  await open('/checkout', { scenario: 'taxed' })
  await toReview(page)
  await mock.delay(60_000, 'placeOrder')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  const other = await context.newPage()
  await other.goto(combinations.busAdultTickets)
  await waitUntilAlive(other)
  await productCard(other, 'Adult Single Ride')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expectCartCount(other, 2)
  await mock.delay(0, 'placeOrder')
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  for (const tab of [page, other]) await expectCartCount(tab, 1)
})
