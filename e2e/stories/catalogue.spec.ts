import { phone } from '../everyone'
import { expect, test } from '../fixtures'
import { combinations, productCard } from '../shopping'
import { keep, keptIn, stored } from '../stored'

test('@CAT-01 @CAT-03 @CAT-04 a visitor chooses filters one by one; reload, Back and a shared link bring them again', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Buy Tickets' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Select options to see prices' })).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('radio', { name: /Bus/ }).check()
  await page.getByRole('radio', { name: /Adult/ }).check()
  await page.getByRole('radio', { name: /Passes/ }).check()
  await expect(page.getByText('Showing 12 of 14')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(12)
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(14)
  await page.reload()
  await expect(page.getByRole('radio', { name: /Passes/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Adult/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Passes/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.getByRole('radio', { name: /Bus/ })).not.toBeChecked()
  expect(new URL(page.url()).search).toBe('')
})

test('@CAT-03 ferry tickets ask from where to where @deep', async ({ page, open, axe }) => {
  await open(
    '/products?filter=filter-service:service-ferry&filter=filter-rider:rider-adult&filter=filter-product:product-tickets',
  )
  await page.getByRole('combobox', { name: 'Origin' }).selectOption({ label: 'Sableport' })
  await page.getByRole('combobox', { name: 'Destination' }).selectOption({ label: 'Outer Isle' })
  await expect(productCard(page, 'Adult Crossing')).toBeVisible()
  await axe()
})

test('@CAT-01 on a phone the filters fold to one line, and the first products are on the first screen', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await page.setViewportSize(phone)
  await open('/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult')
  await page.getByRole('radio', { name: 'Tickets' }).check()
  const change = page.getByRole('button', { name: 'Change the filters' })
  await expect(change).toBeFocused()
  await expect(page.getByText('Bus · Adult · Tickets')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Tickets' })).toBeHidden()
  await expect(productCard(page, 'Adult 10-Ride Ticket')).toBeInViewport({ ratio: 1 })
  const heights = await page.getByRole('article').evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(
    heights.slice(0, 3).reduce((sum, height) => sum + height),
    'three products a screen',
  ).toBeLessThan(640)
  await bothSchemes(async () => axe())
  await change.click()
  await expect(page.getByRole('radio', { name: 'Bus' })).toBeFocused()
  await page.getByRole('radio', { name: 'Youth' }).check()
  await page.getByRole('button', { name: 'See 4 products' }).click()
  await expect(productCard(page, 'Youth Single Ride')).toBeInViewport()
})

test('@CAT-01 at a desk all filters are in sight at once, in both languages @deep', async ({ page, open }) => {
  await page.setViewportSize({ width: 1265, height: 720 })
  await open(combinations.busAdultPasses)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Stored value' })).toBeInViewport({ ratio: 1 })
  await keep(page, stored.language, 'fr')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Recharges' })).toBeInViewport({ ratio: 1 })
})

test('@LAND-01 the landing’s tickets tell the lowest prices and lead into the list', async ({ page, open }) => {
  await open('/')
  const bus = page.getByRole('listitem').filter({ hasText: 'from $2.25' })
  await bus.getByRole('link', { name: 'Bus' }).click()
  await expect(page).toHaveURL('/products?filter=filter-service:service-bus')
  await expect(page.getByRole('radio', { name: 'Bus' })).toBeChecked()
})

test('@LAND-01 prices are not read over a slow or metered connection @deep', async ({ page, open, mock, settled }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await open('/')
  await expect(page.getByRole('link', { name: 'Ferry' })).toBeVisible()
  // That nothing was asked for can be said only once all requests are complete.
  await settled()
  expect((await mock.calls()).map(({ name }) => name)).not.toContain('searchProductsAsGuest')
  await expect(page.getByText('from $')).toHaveCount(0)
  await expect(page.getByText('See fares')).toHaveCount(3)
})

test('@CAT-05 the last choice wins, however late an earlier answer comes @deep', async ({ page, open, mock }) => {
  await open('/products')
  await page.getByRole('radio', { name: /Bus/ }).check()
  await expect(page.getByRole('radio', { name: /Adult/ })).toBeVisible()
  await mock.delay(800, 'searchProductsAsGuest')
  await page.getByRole('radio', { name: /Youth/ }).check()
  await page.getByRole('radio', { name: /Senior/ }).check()
  await mock.delay(0, 'searchProductsAsGuest')
  await expect(page.getByRole('radio', { name: /Senior/ })).toBeChecked()
  await expect(page.getByRole('button', { name: /Remove filter: Senior/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Remove filter: Youth/ })).toBeHidden()
})

test('@CAT-07 a failed search says so, keeps the filters and is tried again @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open(combinations.busAdultTickets, { fault: 'searchProductsAsGuest:500:1' })
  await expect(page.getByText('Unable to view products').first()).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(productCard(page, 'Adult Single Ride')).toBeVisible()
  expect((await mock.calls()).filter(({ name }) => name === 'searchProductsAsGuest').length).toBeGreaterThan(1)
})

test('@CAT-07 the search fails for a filter that is no longer offered @deep', async ({ page, open, allowErrors }) => {
  allowErrors(/404/)
  await open('/products?filter=filter-service:service-tram')
  await expect(page.getByText('Unable to view products').first()).toBeVisible()
})

test('@CAT-08 a service type in the address chooses its service; an unknown one leads to all products @deep', async ({
  page,
  open,
  mock,
}) => {
  await open('/products/ferry')
  await expect(page.getByRole('radio', { name: /Adult/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Bus/ })).toBeHidden()
  expect(await keptIn(page, stored.serviceConfigUuid)).toBe('service-ferry')
  expect((await mock.calls()).map(({ name }) => name)).toContain('getOrgConfig')
  await open('/products/zeppelin')
  await expect(page).toHaveURL('/products')
})

test('@CAT-09 riders search as riders, in transit mode on the transit service', async ({ page, open, mock }) => {
  await open(combinations.busAdultTickets, { scenario: 'riderSignedIn' })
  await expect(productCard(page, 'Adult Single Ride')).toBeVisible()
  await open('/products/null/digital')
  await expect(page.getByRole('heading', { level: 1, name: 'Buy digital products' })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const names = (await mock.calls()).map(({ name }) => name)
  expect(names).toContain('searchProducts')
  expect(names).toContain('searchProductsForCard')
  expect(names).not.toContain('searchProductsAsGuest')
})

test('@CAT-06 a product card shows what the product is, and nothing can be added at 0 @deep', async ({
  page,
  open,
}) => {
  await open(combinations.busAdultTickets)
  const card = productCard(page, 'Adult Single Ride')
  await expect(card).toContainText('$3.50')
  await card.getByRole('button', { name: /^Decrease/ }).click()
  await expect(card.getByRole('button', { name: 'Add to cart: Adult Single Ride' })).toBeDisabled()
  await card.getByRole('spinbutton', { name: 'Quantity of Adult Single Ride' }).fill('99')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('spinbutton', { name: 'Quantity of Adult Single Ride' })).toHaveValue('20')
  await expect(page.getByRole('button', { name: /buy now/i })).toHaveCount(0)
})

test('@CAT-03 @CART-01 two adults and a youth are added at once, by keyboard, and each is a line of the cart @deep', async ({
  page,
  open,
  axe,
}) => {
  await open(combinations.busAdultTickets)
  const question = page.getByText('Several people are travelling')
  await question.focus()
  await page.keyboard.press('Enter')
  const party = page.getByRole('region', { name: 'Who’s travelling?' })
  await party.getByRole('spinbutton', { name: 'Quantity of Adult' }).fill('2')
  await party.getByRole('button', { name: 'Increase quantity of Youth' }).press('Enter')
  await expect(party.getByText('$9.25')).toBeVisible()
  await axe()
  await party.getByRole('button', { name: 'Add 3 to cart' }).press('Enter')
  await expect(party.getByText('3 items were added to your cart')).toBeVisible()
  await axe()
  await party.getByRole('link', { name: 'View Cart' }).click()
  await expect(page.getByText('Bus · Youth · Tickets')).toBeVisible()
})
