import { expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import { expectCartCount, heading, pressAdd, productCard, signIn } from '../shopping'
import { forget, stored } from '../stored'

const digital = '/products/null/digital'
const passesForCard = `${digital}?filter=filter-product:product-passes`

test('@CAT-10 @CAT-12 @FM-11 a rider chooses a card and sees what is sold for it; the tile leads back to the choice', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/digital', { scenario: 'riderWithTwoCards' })
  await expect(page.getByRole('button', { name: /Blue card/ })).toContainText('Ending in 7777')
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: /Blue card/ }).click()
  await expect(page).toHaveURL(digital)
  await expect(heading(page, 'Buy digital products')).toBeVisible()
  const tile = page.getByRole('link', { name: /Buying for Blue card/ })
  await expect(tile).toContainText('$8.10')
  await page.getByRole('radio', { name: 'Passes' }).check()
  await expect(page.getByRole('article').first()).toBeVisible()
  await bothSchemes(async () => axe())
  const searches = (await mock.calls()).filter(({ name }) => name === 'searchProductsForCard')
  expect(searches.length).toBeGreaterThan(1)
  for (const { body } of searches)
    expect(body).toMatchObject({ faremedia_id: 'card-plastic', purchase_type: 'digital' })
  await tile.click()
  await expect(page).toHaveURL('/digital')
  await expect(page.getByRole('button', { name: /Blue card/ })).toContainText('Continue with this card')
})

test('@CAT-11 @CART-13 a cart for another card is cleared only when the rider says so @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/digital', { scenario: 'riderWithTwoCards' })
  await page.getByRole('button', { name: /Blue card/ }).click()
  await expect(page).toHaveURL(digital)
  await page.goto(passesForCard)
  await pressAdd(page, 'Adult Day Pass')
  await expectCartCount(page, 1)
  await page.getByRole('link', { name: /Buying for Blue card/ }).click()
  await page.getByRole('button', { name: /My phone/ }).click()
  const dialog = page.getByRole('alertdialog')
  await axe()
  await dialog.getByRole('button', { name: 'Don’t change card' }).click()
  await expect(page).toHaveURL('/digital')
  await expectCartCount(page, 1)
  await page.getByRole('button', { name: /My phone/ }).click()
  await dialog.getByRole('button', { name: 'Yes, clear cart' }).click()
  await expect(page).toHaveURL(digital)
  await expect(page.getByRole('link', { name: /Buying for My phone/ })).toBeVisible()
  await expectCartCount(page, 0)
})

test('@CAT-10 cards that nothing can be bought for are shown with the reason @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/digital', { scenario: 'riderWithEveryCard', now: '2026-11-21T12:00:00Z' })
  const others = page.getByRole('region', { name: 'Not available for purchases' })
  await others.getByText('Not available for purchases').click()
  for (const reason of ['is blocked', 'is suspended', 'no longer valid', 'expired on Oct 31, 2025', 'Tap it to ride.'])
    await expect(others.getByText(new RegExp(reason.replaceAll('.', '\\.').replaceAll(' ', '\\s')))).toBeVisible()
  await expect(others.getByRole('button')).toHaveCount(0)
  await bothSchemes(async () => axe())
  await open('/digital', { scenario: 'riderWithBlockedCard' })
  await expect(page.getByRole('heading', { name: 'You can’t use any of your cards right now' })).toBeVisible()
  await open('/digital', { scenario: 'newRider' })
  await expect(page.getByRole('heading', { name: 'You don’t have a fare card yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/faremedia?show=all')
  await axe()
})

test('@CAT-10 the cards that can be used come first; the others are folded, with their reasons @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/digital', { scenario: 'riderWithEveryCard', now: '2026-11-21T12:00:00Z' })
  await expect(page.getByRole('button', { name: /Blue card/ })).toBeVisible()
  await expect(page.getByText(/This card is blocked/)).toBeHidden()
  await page.setViewportSize(phone)
  await expectToFit(page)
  await page.getByText('Not available for purchases').click()
  await expect(page.getByText(/This card is blocked/)).toBeVisible()
  await axe()
})

test('@CAT-10 @CAT-12 a rider finds the own cards above all tickets, and chooses one there @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/products', { scenario: 'riderWithTwoCards' })
  const own = page.getByRole('region', { name: 'Load one of your cards' })
  await expect(own.getByRole('button')).toHaveCount(2)
  await bothSchemes(async () => axe())
  await own.getByRole('button', { name: /Blue card.*7777/ }).click()
  await expect(page).toHaveURL(digital)
  await expect(page.getByRole('link', { name: /Buying for Blue card/ })).toBeVisible()
})

test('@CAT-10 a visitor signs in on the page and chooses there @deep', async ({ page, open, axe }) => {
  await open('/digital', { scenario: 'visitor' })
  await axe()
  await signIn(page, 'rider@example.com')
  await expect(page.getByRole('button', { name: /My phone/ })).toBeVisible()
  await expect(page).toHaveURL('/digital')
})

test('@CAT-10 the cards that could not be loaded are tried again @deep', async ({ page, open, axe }) => {
  await open('/digital', { scenario: 'riderWithTwoCards', fault: 'listFareMedia:500:1' })
  await expect(page.getByText('We couldn’t show your cards')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /My phone/ })).toBeVisible()
})

test('@CAT-10 digital and physical lead to each other @deep', async ({ page, open, axe, bothSchemes }) => {
  await open('/physical')
  await expect(heading(page, 'Cards and paper tickets')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('link', { name: 'See cards and paper tickets' }).click()
  await expect(page).toHaveURL('/products/null/physical')
  await expect(heading(page, 'Buy physical products')).toBeVisible()
  await page.getByRole('link', { name: /Buy for my card instead/ }).click()
  await page.getByRole('link', { name: /Prefer a card or a paper ticket/ }).click()
  await expect(page).toHaveURL('/physical')
})

test('@PAY-12 a card that was blocked meanwhile cannot be bought for; another can @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/checkout', { scenario: 'riderBuyingForCard' })
  await expect(page.getByText('On your card “Blue card” •••• 7777')).toBeVisible()
  const cartFor = async (card: string | null) => {
    await page.evaluate((faremedia_id) => {
      const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]') as Record<string, unknown>[]
      localStorage.setItem('cart', JSON.stringify([{ ...line, faremedia_id }]))
    }, card)
    await page.reload()
  }
  await cartFor('card-lost')
  await expect(page.getByRole('heading', { name: 'This card is blocked' })).toBeVisible()
  await expect(page.getByText('The selected physical card is blocked')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await cartFor('card-youth')
  await expect(page.getByRole('heading', { name: 'This order can’t be used with this card' })).toBeVisible()
  await expect(page.getByText('The selected passes are not eligible for this fare media.')).toBeVisible()
  await forget(page, stored.fareMediaId)
  await cartFor(null)
  await expect(page.getByText(/need a fare card/)).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Choose a card' }).click()
  await expect(page).toHaveURL('/digital')
})

test('@PAY-12 the order is quoted for the card that it is for @deep', async ({ page, open, mock }) => {
  await open('/digital', { scenario: 'riderWithTwoCards' })
  await page.getByRole('button', { name: /Blue card/ }).click()
  await expect(page).toHaveURL(digital)
  await page.goto(passesForCard)
  // Where the fare is, is said everywhere; nothing speaks of the app.
  const product = productCard(page, 'Adult Day Pass')
  await expect(page.getByText('On your card •••• 7777')).toHaveCount(1)
  await expect(product).not.toContainText(/\bapp\b/)
  await pressAdd(page, 'Adult Day Pass')
  await expectCartCount(page, 1)
  await page.goto('/cart')
  await expect(page.getByText('On your card “Blue card” •••• 7777')).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByText('On your card “Blue card” •••• 7777').first()).toBeVisible()
  await expect(page.getByText('$10.50').first()).toBeVisible()
  const quotes = (await mock.calls()).filter(({ name }) => name === 'quoteOrder')
  expect(quotes.at(-1)?.body).toMatchObject({ faremedia_id: 'card-plastic' })
})
