import type { Locator, Page } from '@playwright/test'
import { expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import {
  changeStep,
  combinations,
  expectCartCount,
  heading,
  openReview,
  payAndSeeReceipt,
  pressAdd,
  signIn,
  toReview,
} from '../shopping'

const windows = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

/** Checks that the two doors to the checkout are visible without scrolling, are of the same size, and nothing else is asked. */
async function expectDoors(page: Page, scope: Locator): Promise<void> {
  const guest = scope.getByRole('button', { name: 'Continue as guest' })
  const rider = scope.getByRole('button', { name: 'Sign in', exact: true })
  await expect(scope.getByRole('textbox')).toHaveCount(0)
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    for (const door of [guest, rider]) await expect(door).toBeInViewport({ ratio: 1 })
    await expectToFit(page)
    const [one, other] = [await guest.boundingBox(), await rider.boundingBox()]
    expect(one?.width).toBe(other?.width)
    const look = (door: Locator) => door.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await look(guest)).toBe(await look(rider))
  }
}

test('@CART-08 @NAV-04 guest and sign-in are two equal doors, in the dialog and on the page; the credentials are behind the second @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/login?from=/checkout')
  await expect(page.getByText('Please log in before you checkout')).toBeVisible()
  await expectDoors(page, page.getByRole('main'))
  await bothSchemes(axe)
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Checkout' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Please sign in before you checkout' })
  await expectDoors(page, dialog)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await expect(dialog.getByRole('group', { name: 'Sign in' })).toBeFocused()
  await bothSchemes(axe)
  await signIn(dialog, 'rider@example.com')
  await toReview(page)
})

test('@PAY-01 @PAY-04 a rider with a saved card buys a ride with one press; total, promo code and "Pay" are on the first screen', async ({
  page,
  open,
  mock,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open('/checkout', { scenario: 'taxed' })
  await expect(page).toHaveURL(/\/checkout\?step=review$/)
  await expect(heading(page, /Review/)).toBeFocused()
  const panel = page.getByRole('region', { name: 'Order summary' })
  for (const part of [
    panel.getByText('Total', { exact: true }),
    panel.getByLabel('Promo code'),
    panel.getByRole('link', { name: /terms of use/ }),
    panel.getByRole('button', { name: 'Pay $4.03' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  await changeStep(page, 'Contact')
  await expect(page).toHaveURL(/\?step=contact$/)
  await page.goBack()
  await toReview(page)
  await page.reload()
  await toReview(page)
  await payAndSeeReceipt(page)
  expect((await mock.state()).orders.at(-1)?.payments).toMatchObject([{ amount: 403 }])
})

test('@PAY-01 @CART-09 on a phone a bar at the bottom has the sum and the next step, and never covers what has the focus @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  /** Goes through the page by Tab and checks each focused control outside the bar. */
  const expectNothingCovered = async () => {
    const bar = page.locator('[data-action-bar]')
    await page.evaluate(() => window.scrollTo(0, 0))
    await heading(page, /./).focus()
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      if (await bar.evaluate((element) => element.contains(document.activeElement))) return
      const covered = await bar.evaluate((element) => {
        const { bottom, top } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0, top: 0 }
        return bottom > element.getBoundingClientRect().top && top < window.innerHeight
      })
      expect(covered, `what has the focus after ${stop + 1} presses`).toBe(false)
    }
  }
  await open('/cart', { scenario: 'riderWithFullCart' })
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
  await expectNothingCovered()
  await bothSchemes(axe)
  await openReview(page, open)
  const pay = page.getByRole('button', { name: 'Pay $126.00' })
  await expect(pay).toBeInViewport({ ratio: 1 })
  await expectNothingCovered()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('WELCOME10')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-action-bar]')).toContainText('Promo')
  await expect(page.getByRole('button', { name: 'Pay $113.40' })).toBeInViewport({ ratio: 1 })
  await expectToFit(page)
  await bothSchemes(axe)
})
