import type { Page } from '@playwright/test'
import { expectToFit, expectWholeTexts, phone } from '../everyone'
import { expect, test } from '../fixtures'
import type { Beginning } from '../fixtures'
import { settingsWith } from '../operator'
import screens from '../screens.json' with { type: 'json' }
import { changeStep, combinations } from '../shopping'
import { sampleOf } from '../../src/testing/chance/sample'

/** The word into which the mock backend turns a text. */
const word = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .repeat(60)
    .slice(0, 60)

/** The narrowest screen that must not scroll sideways (WCAG 1.4.10). */
const narrow = { ...phone, width: 320 }

const desk = { width: 1280, height: 800 }

async function expectReadable(page: Page): Promise<void> {
  await expectToFit(page)
  await expectWholeTexts(page)
}

/** What is looked at here does not depend on a new browser, so four screens share one: a further page costs half as much. */
const together = 4

// The screens that the sample of `screens.spec.ts` leaves out come here, or in another language.
const looked = sampleOf(screens, 24, 4)
for (let first = 0; first < looked.length; first += together) {
  const group = looked.slice(first, first + together)
  const paths = group.map(([path, scenario]) => `${path} (${scenario})`).join(', ')
  test(`@API-04 fits phone and desk where every text is one word of 60 letters: ${paths}`, async ({
    page,
    open,
    settled,
  }) => {
    for (const [path = '', scenario] of group) {
      await page.setViewportSize(phone)
      await open(path, { scenario: scenario as Beginning['scenario'], words: 'long' })
      // Pictures and parts that load late have no sign of their own, and could be cut, too.
      await settled()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectReadable(page)
      for (const size of [narrow, desk]) {
        await page.setViewportSize(size)
        await expectReadable(page)
      }
    }
  })
}

test('@API-04 @CART-01 adding, removing and keeping a cart report it in long words @deep', async ({ page, open }) => {
  await page.setViewportSize(narrow)
  await open('/products/null/digital?filter=filter-product:product-passes&filter=filter-rider:rider-adult', {
    scenario: 'riderBuyingForCard',
    words: 'long',
  })
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('button', { name: `Add to cart: ${word('Off-Peak Monthly Pass')}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Notvalidonweekdays')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Accept and add' }).click()
  await expect(page.getByRole('dialog', { name: /How would you like to buy/ })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectReadable(page)
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Cart, 2 items' })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: `Remove ${word('Adult Day Pass')}` }).click()
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeVisible()
  await expectReadable(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText(word('Off-Peak Monthly Pass'))
  await expectReadable(page)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectReadable(page)
})

test('@API-04 @PAY-01 an order is filled in, reviewed and paid in long words @deep', async ({ page, open }) => {
  await page.setViewportSize(narrow)
  await open('/products/null/physical?filter=filter-product:product-tickets&filter=filter-rider:rider-adult', {
    scenario: 'riderSignedIn',
    words: 'long',
  })
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  await page.goto('/checkout?step=contact')
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expectReadable(page)
  await page.getByLabel('Email', { exact: true }).fill(`${word('rider')}@example.com`)
  await page.getByLabel('First name').fill(word('Jordan').slice(0, 50))
  await page.getByLabel('Last name').fill(word('MacLeod').slice(0, 50))
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const step of ['Shipping', 'Payment'] as const) {
    await changeStep(page, step)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.getByText('Order summary').click()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled()
  await expectReadable(page)
  await page.getByLabel('Promo code').fill(word('nothing').slice(0, 40))
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('The promotional code you entered is not valid.')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expectReadable(page)
})

test('@LAND-03 @CAT-03 the operator’s pop-up, and choices with long names @deep', async ({ page, context, open }) => {
  await page.setViewportSize(narrow)
  await settingsWith(context, (settings) => {
    settings.popUp = { version: 'long', title: { en: word('title') }, text: { en: word('text') } }
    settings.features.tour = true
  })
  // Pop-ups never open over a form. Over another page this one might open before the test is ready.
  await open('/login', { words: 'long' })
  await page.goto(combinations.ferryAdultTickets)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectReadable(page)
})
