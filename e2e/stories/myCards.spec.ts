import type { Locator } from '@playwright/test'
import { expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import { heading, signIn } from '../shopping'

const today = '2026-11-22T15:00:00Z'

test('@FM-01 @FM-16 @NAV-05 a rider sees what each card holds, and opens one', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/products', { scenario: 'lostCard', now: today })
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'Manage card' })).toHaveCount(0)
  await nav.getByRole('link', { name: 'My cards' }).click()
  await expect(heading(page, 'My cards')).toBeFocused()
  const blue = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Blue card/ }) })
  for (const text of ['$34.60', 'Commuter benefits', '$15.00', /^On its way \+\$20\.00 .+ 5:00\sa\.m\.$/])
    await expect(blue.getByText(text).first()).toBeVisible()
  await expect(blue.getByText('Good through Sat, Dec 5')).toBeVisible()
  await blue.getByRole('link', { name: /^(?!Lost).*Blue card/s }).click()
  await expect(heading(page, 'Blue card')).toBeFocused()
  // Every field of a fare medium (specification 3) that the backend tells.
  const overview = page.getByRole('main')
  const expectFacts = async (panel: Locator, facts: Record<string, string>) => {
    for (const [name, value] of Object.entries(facts))
      await expect(panel.locator('div', { has: page.getByText(name, { exact: true }) }).last()).toContainText(value)
  }
  await expect(page.getByText('$34.60')).toHaveCount(1)
  for (const row of [/^History/, /^Autoload/, /^Auto-renewal\s*Adult Monthly Pass/, /^Fare caps/])
    await expect(overview.getByRole('link', { name: row })).toBeVisible()
  await overview.getByText('2 past passes').click()
  for (const status of ['Active', 'Available', 'Expired', 'Spoiled'])
    await expect(overview.getByRole('region', { name: 'Passes' }).getByText(status, { exact: true })).toBeVisible()
  await bothSchemes(async () => axe())
  await overview.getByRole('link', { name: /^Manage/ }).click()
  await expectFacts(overview.getByRole('region', { name: 'Card details' }), {
    Type: 'Physical card',
    Status: 'Active',
    'Rider type': 'Adult',
    Category: 'Reloadable',
    'Good through': 'Oct 31, 2031',
  })
  await axe()
})

test('@FM-04 @FM-17 by keyboard a rider blocks a card at once, reads what that means, and undoes it', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/faremedia/card-plastic', { scenario: 'riderWithTwoCards' })
  await page.getByRole('link', { name: /^Manage/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faremedia/card-plastic?tab=manage')
  const button = page.getByRole('button', { name: 'Block this card' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Block Blue card, ending in 7777?' })
  await expect(dialog).toContainText('You can unblock it here at any time')
  await axe()
  await dialog.getByRole('button', { name: 'Block this card (you can undo this)' }).click()
  await expect(page.getByText('This card is blocked. Unblock it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy a pass' })).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Unblock this card' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock this card' }).click()
  await expect(page.getByRole('button', { name: 'Buy a pass' })).toBeVisible()
  const acts = (await mock.calls()).map(({ name }) => name).filter((name) => /block/i.test(name))
  expect(acts).toEqual(['blockFareMedium', 'unblockFareMedium'])
})

test('@FM-03 a rider renames a card, unlinks one, and gives a virtual card up only expressly @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/faremedia/card-plastic?tab=manage', { scenario: 'riderWithTwoCards' })
  await page.getByRole('button', { name: 'Rename this card' }).click()
  await page.getByLabel('Nickname').fill('Commute')
  await page.getByRole('button', { name: 'Save nickname' }).click()
  await expect(page.getByRole('link', { name: 'Commute', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Unlink this card' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink this card' }).click()
  // One card is left, and the list still shows.
  await expect(page).toHaveURL('/faremedia?show=all')
  await expect(heading(page, 'My cards')).toBeFocused()
  await expect(page.getByRole('link', { name: /Commute/ })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'My cards' }).click()
  await expect(heading(page, 'My phone')).toBeVisible()
  await page.getByRole('link', { name: /^Manage/ }).click()
  await expect(page.getByText('Still on this card: $23.50 and Adult Monthly Pass ($112.00).')).toBeVisible()
  await page.getByRole('button', { name: 'Remove this virtual card' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Remove card and everything on it' }).click()
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  await expect(dialog.getByText(/Tick the box/)).toBeVisible()
  await axe()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Remove card and everything on it' }).click()
  await expect(page.getByRole('heading', { name: 'You don’t have a fare card yet' })).toBeVisible()
  const removals = (await mock.calls()).filter(({ name }) => name === 'removeFareMedium').map(({ body }) => body)
  expect(removals).toEqual([{ gives_up: null }, { gives_up: { funds: 2350, passes: ['pass-1'] } }])
})

test('@FM-01 @CAT-10 a card leads to what is sold for it; a card that is not the rider’s shows the rider’s own', async ({
  page,
  open,
}) => {
  await open('/faremedia/card-plastic')
  await expect(page).toHaveURL('/login?from=%2Ffaremedia%2Fcard-plastic')
  await signIn(page, 'rider@example.com')
  await page.getByRole('button', { name: 'Load value' }).click()
  await expect(page).toHaveURL('/products/null/digital?filter=filter-product:product-value')
  await expect(page.getByRole('link', { name: /Buying for Blue card/ })).toBeVisible()
  await page.goto('/faremedia/card-guest?tab=nothing')
  await expect(heading(page, 'This card isn’t on your account')).toBeVisible()
  await page.getByRole('link', { name: /^(?!Lost).*My phone/s }).click()
  await expect(page.getByRole('navigation', { name: 'About this card' })).toBeVisible()
})

test('@FM-01 @NAV-09 on a phone, a row of a card opens at its top, and Back returns to the row @deep', async ({
  page,
  open,
  bothSchemes,
  axe,
}) => {
  await page.setViewportSize(phone)
  await open('/faremedia/card-plastic', { scenario: 'riderWithTwoCards', now: today })
  const rows = page.getByRole('navigation', { name: 'About this card' })
  const manage = rows.getByRole('link', { name: /^Manage/ })
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect(page.locator('main [data-waiting], main [aria-busy]')).toHaveCount(0)
  await manage.scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await expectToFit(page)
  await bothSchemes(async () => axe())
  await manage.click()
  await expect(heading(page, 'Manage')).toBeFocused()
  await expect(heading(page, 'Manage')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Rename this card' })).toBeInViewport()
  await bothSchemes(async () => axe())
  await page.goBack()
  await expect(manage).toBeInViewport()
  await expect(page.locator('main [data-waiting], main [aria-busy]')).toHaveCount(0)
  await expect.poll(scrolled).toBe(before)
  await rows.getByRole('link', { name: /^Fare caps/ }).click()
  await page.getByRole('link', { name: /Blue card/ }).click()
  await expect(heading(page, 'Blue card')).toBeFocused()
  await expect(heading(page, 'Blue card')).toBeInViewport()
})
