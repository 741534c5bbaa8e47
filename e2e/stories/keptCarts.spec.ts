import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { combinations, expectCartCount, heading, pressAdd } from '../shopping'
import { keptIn, stored } from '../stored'

const openCart = (page: Page) => page.getByRole('button', { name: /^Open cart/ }).click()
const kept = (page: Page) => page.getByRole('region', { name: 'Saved for later' })
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('@CART-13 a cart in conflict is kept for later, put back, and exchanged with the other @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto(combinations.ferryAdultTickets)
  await pressAdd(page, 'Adult Crossing')
  const dialog = page.getByRole('alertdialog', { name: 'Start a new order?' })
  await bothSchemes(async () => axe())
  await dialog.getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(page.getByText('Cart saved.').first()).toBeVisible()
  await openCart(page)
  const drawer = page.getByRole('dialog', { name: /^Cart, 1 item/ })
  await expect(drawer.getByText('Outer Isle')).toBeVisible()
  await expect(kept(page)).toContainText('Adult Single Ride')
  await bothSchemes(async () => axe())
  await page.goto('/cart')
  await expect(kept(page)).toContainText('Adult Single Ride')
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Restore: Adult Single Ride' }).click()
  await dialog.getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(line(page, 'Adult Single Ride')).toBeVisible()
  await expect(kept(page)).toContainText('Adult Crossing')
  await page.getByRole('button', { name: 'Remove: Adult Crossing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep cart' }).click()
  await expect(kept(page)).toContainText('Adult Crossing')
  await page.getByRole('button', { name: 'Remove: Adult Crossing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove cart' }).click()
  await expect(kept(page)).toBeHidden()
})

test('@CART-13 transit mode: digital passes are kept for later while a physical one is bought @deep', async ({
  page,
  open,
}) => {
  await open(combinations.digitalPasses, { scenario: 'riderSignedIn' })
  await pressAdd(page, 'Adult Day Pass')
  await expectCartCount(page, 1)
  await page.goto(combinations.physicalPasses)
  await pressAdd(page, 'Monthly Pass on a Card, Adult')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(page.getByText('Cart saved.').first()).toBeVisible()
  await page.goto('/cart')
  await expect(line(page, 'Monthly Pass on a Card, Adult')).toBeVisible()
  await page.getByRole('button', { name: 'Restore: Adult Day Pass' }).click()
  await expectCartCount(page, 2)
})

test('@STORE-02 carts kept for later are judged when they are read; a second tab sees what the first one keeps @deep', async ({
  page,
  open,
  context,
}) => {
  await open(combinations.busAdultTickets)
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  await page.getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(kept(other)).toContainText('Adult Single Ride')
  await page.evaluate(() => {
    const [cart] = JSON.parse(localStorage.getItem('saved_carts') ?? '[]') as { lines: unknown[] }[]
    const broken = { ...cart, id: 'broken', lines: [{ uuid: '<img src=x>' }, 7] }
    localStorage.setItem('saved_carts', JSON.stringify([broken, cart, { __proto__: null }, 'x']))
  })
  // The other tab receives the change first, and sets the damaged carts aside for all tabs.
  await expect(other.getByText('damaged').first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Restore: Adult Single Ride' }).click()
  await expectCartCount(page, 1)
  await expect(kept(other)).toBeHidden()
})

test('@AUTH-13 logging out warns of carts kept for later, and takes them along @deep', async ({ page, open }) => {
  await open('/cart', { scenario: 'riderWithFullCart' })
  await page.getByRole('button', { name: 'Save this cart for later' }).click()
  await expect(kept(page)).toContainText('20 items')
  await page.getByRole('button', { name: /Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('removes 1 cart you saved for later')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, /Sign in|Login/)).toBeVisible()
  expect(await keptIn(page, stored.savedCarts)).toBeNull()
})
