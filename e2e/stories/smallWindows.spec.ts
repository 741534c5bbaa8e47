import type { Page } from '@playwright/test'
import { expectNothingCut, expectToFit, expectWholeTexts, phone } from '../everyone'
import { expect, test } from '../fixtures'
import { combinations, heading, pressAdd } from '../shopping'
import { sampleOf } from '../../src/testing/chance/sample'

/** A desk of 1280 by 1024 pixels at a zoom of 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }

test('@CART-07 @CART-04 at a zoom of 400 % the whole drawer scrolls, and so does a question', async ({
  page,
  open,
  axe,
}) => {
  await page.setViewportSize(zoomed)
  await open('/cart', { scenario: 'riderWithFullCart' })
  const openDialog = page.getByRole('dialog', { name: 'Cart, 20 items' })
  await page.getByRole('button', { name: 'Open cart, 20 items' }).click()
  const title = openDialog.getByRole('heading', { name: 'Cart, 20 items' })
  await expect(title).toBeInViewport()
  for (const name of [/^Remove Adult Day Pass/, 'Checkout']) {
    const button = openDialog.getByRole('button', { name })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 0.95 })
  }
  await expect(title).not.toBeInViewport()
  await axe()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear cart' }).click()
  const question = page.getByRole('alertdialog', { name: 'Clear your cart?' })
  for (const part of [
    question.getByRole('heading'),
    question.getByText('This removes 20 items from your cart.'),
    question.getByRole('button', { name: 'Keep cart' }),
    question.getByRole('button', { name: 'Clear cart' }),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.95 })
  }
  await axe()
})

async function withStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, style)
}

async function expectAllThere(page: Page): Promise<void> {
  await expectToFit(page)
  await expectWholeTexts(page)
  await expectNothingCut(page)
}

for (const [path, scenario, title] of sampleOf(
  [
    ['/', 'riderSignedIn', /Ride/],
    [combinations.busAdultTickets, 'riderWithFullCart', 'Buy Tickets'],
    ['/digital', 'riderWithEveryCard', /card/],
  ] as const,
  3,
))
  test(`@FM-01 @NAV-05 ${path} grows with text of twice the size (WCAG 1.4.4)`, async ({ page, open, settled }) => {
    await open(path, { scenario })
    await expect(heading(page, title)).toBeVisible()
    // Parts that load late have no sign of their own, and must grow, too.
    await settled()
    await withStyle(page, 'html { font-size: 200% !important }')
    for (const size of [{ width: 1280, height: 800 }, { width: 960, height: 700 }, phone]) {
      await page.setViewportSize(size)
      await expectAllThere(page)
    }
  })

test('@FM-01 @LANG-02 the faces of cards hold under text spacing on 320 px (WCAG 1.4.12)', async ({ page, open }) => {
  await page.setViewportSize({ ...phone, width: 320 })
  await open('/digital', { scenario: 'riderWithEveryCard' })
  await expect(page.getByText('•••• 7777')).toBeVisible()
  await withStyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  await expectAllThere(page)
})

test('a phone of 360 px: the conflict, the kept cart, the removed line and the changes fit @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await bothSchemes(async () => axe())
  }
  // The clock stands still, so that the removal can be undone during the whole test.
  await open('/cart', { scenario: 'riderWithStaleCart', now: '2026-11-20T12:00:00Z' })
  // The cart is read again when its page opens, and not for a minute after that: it is kept with its changes.
  await expect(page.getByRole('heading', { name: 'A product is no longer sold' })).toBeVisible()
  await page.getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(page.getByRole('region', { name: 'Saved for later' })).toBeVisible()
  await fits()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByRole('heading', { name: 'A product is no longer sold' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Adult Day Pass' }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await fits()
  await page.goto(combinations.ferryAdultTickets)
  await pressAdd(page, 'Adult Crossing')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await fits()
})

test('@CAT-06 @LANG-02 price, quantity and button share a line on a phone; where they do not fit, the price alone wraps', async ({
  page,
  open,
}) => {
  const path = '/products/null/digital?filter=filter-product:product-passes'
  await page.setViewportSize(phone)
  await open(path, { scenario: 'riderBuyingForCard' })
  const stubs = page.locator('.product-purchase')
  for (const button of ['Add', 'Ajouter']) {
    if (button === 'Ajouter') {
      await page.evaluate(() => window.localStorage.setItem('language', 'fr'))
      await page.goto(path)
    }
    await expect(stubs.first().getByText(button, { exact: true })).toBeVisible()
    for (const [width, most] of [
      [360, 48],
      [320, 72],
    ] as const) {
      await page.setViewportSize({ ...phone, width })
      const heights = await stubs.evaluateAll((all) => all.map((stub) => stub.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(5)
      expect(Math.max(...heights)).toBeLessThanOrEqual(most)
      await expectAllThere(page)
    }
  }
})

test('@PAY-09 on a phone a refused payment says why, what to do and whom to call on one screen', async ({
  page,
  open,
  allowErrors,
}) => {
  allowErrors(/402/)
  await page.setViewportSize(phone)
  await open('/checkout', { scenario: 'declinedCard' })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'No money was taken' })
  const call = refused.getByRole('link', { name: '+1 902 555 0100' })
  for (const part of [refused.getByRole('heading'), refused.getByRole('link', { name: /another payment/ }), call])
    await expect(part).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('button', { name: /^Pay \$/ }).boundingBox()
  expect((await call.boundingBox())?.y).toBeLessThan((bar?.y ?? 0) - 40)
  await expect(refused.getByText('1 Wharf Square')).toBeHidden()
  await refused.getByText('More contact details').click()
  await expect(refused.getByText('1 Wharf Square')).toBeVisible()
})
