import { expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import { combinations, expectCartCount, pressAdd } from '../shopping'

test('@CART-09 @CART-10 @CART-13 @LANG-02 the cart in French on a small phone: names, prices, plurals, undo, conflict, kept carts @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  const looksFine = async () => {
    await expectToFit(page)
    await bothSchemes(async () => axe())
  }
  // The clock stands still, so that the removal can be undone during the whole test.
  await open(combinations.busAdultTickets, { now: '2026-11-20T12:00:00Z' })
  await pressAdd(page, 'Adult Single Ride')
  await expectCartCount(page, 1)
  await page.goto('/cart')
  await expect(page.getByText('Bus · Adult · Tickets')).toBeVisible()
  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await page.setViewportSize(phone)
  const ride = page.getByRole('heading', { name: 'Passage simple, adulte' })
  await expect(ride).toBeVisible()
  await expect(page.getByText('Autobus · Adulte · Billets')).toBeVisible()
  await expect(page.getByText('Bus · Adult · Tickets')).toBeHidden()
  await expect(page.getByText('1 article. Jusqu’à 20 par commande.')).toBeVisible()
  await page.getByRole('button', { name: /^Augmenter la quantité/ }).click()
  await expect(page.getByText('2 articles. Jusqu’à 20 par commande.')).toBeVisible()
  const order = page.getByRole('region', { name: 'Commande' })
  await expect(order).toContainText(/7,00\s\$/)
  await looksFine()
  await page.getByRole('button', { name: 'Retirer Passage simple, adulte' }).click()
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await expect(page.getByText('Article retiré : Passage simple, adulte', { exact: true })).toBeVisible()
  await looksFine()
  await undo.click()
  await expect(ride).toBeVisible()
  await page.goto(combinations.ferryAdultTickets)
  await page.getByRole('button', { name: 'Ajouter au panier : Traversée, adulte' }).click()
  const conflict = page.getByRole('alertdialog', { name: 'Commencer une nouvelle commande?' })
  await expect(conflict).toContainText('d’une autre société de transport')
  await looksFine()
  await conflict.getByRole('button', { name: 'Garder ce panier pour plus tard et en commencer un nouveau' }).click()
  await expect(page.getByRole('button', { name: 'Ouvrir le panier, 1 article' })).toBeVisible()
  await page.goto('/cart')
  const kept = page.getByRole('region', { name: 'Gardés pour plus tard' })
  await expect(kept).toContainText('Passage simple, adulte')
  await expect(kept).toContainText('2 articles')
  await expect(kept).toContainText(/7,00\s\$/)
  await looksFine()
})
