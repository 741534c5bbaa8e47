import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Holds the portal's code back, until the returned function lets it come. */
async function holdStart(page: Page): Promise<() => void> {
  const files: (() => void)[] = []
  let isHeld = true
  await page.route('**/assets/start-*', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => files.push(resolve))
    await route.continue()
  })
  return () => {
    isHeld = false
    files.forEach((release) => release())
  }
}

/** The searches that the page sends: what they ask for, and the applied values. */
function searchesOf(page: Page): string[] {
  const searches: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('search')) return
    const body = request.postDataJSON() as { return: string; applied_filters: { filter_value: string }[] }
    searches.push([body.return, ...body.applied_filters.map(({ filter_value }) => filter_value)].join(' '))
  })
  return searches
}

test('@CAT-01 a service that is chosen before the portal runs is kept, asked for at once, and keeps the focus', async ({
  page,
}) => {
  const release = await holdStart(page)
  const searches = searchesOf(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Rail' }).check()
  await expect(page).toHaveURL('/products?filter=filter-service:service-rail')
  // Sent before the start's code is there.
  await expect.poll(() => searches).toContain('FILTER service-rail')
  release()
  await expect(page.getByRole('group', { name: 'Rider' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Rail' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Rail' })).toBeFocused()
  expect(searches.filter((search) => search === 'FILTER service-rail')).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('radio', { name: 'Rail' })).not.toBeChecked()
})

test('@CAT-01 @CAT-04 all filters can be chosen while the portal’s code loads, with the keyboard, too', async ({
  page,
}) => {
  const release = await holdStart(page)
  const searches = searchesOf(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Bus' }).check()
  await page.getByRole('radio', { name: 'Adult' }).check()
  await page.getByRole('radio', { name: 'Tickets' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/service-bus.*rider-adult.*product-tickets$/)
  const document = page.locator('[data-document]')
  await expect(document.getByRole('radio', { name: 'Adult' })).toBeChecked()
  await expect(document.getByRole('radio', { name: 'Adult' })).toHaveAccessibleDescription('18 to 64 years')
  const filters = await document
    .getByRole('group')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  const whole = 'service-bus rider-adult product-tickets'
  await expect.poll(() => searches).toContain(`ENTITY ${whole}`)
  release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Tickets' })).toBeFocused()
  // The portal shows them in their places, and takes the answers.
  const own = await page.getByRole('group').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  expect(own.slice(0, filters.length)).toEqual(filters)
  expect(searches.filter((search) => search.endsWith(whole))).toEqual([`FILTER ${whole}`, `ENTITY ${whole}`])
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Tickets' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Adult' })).toBeChecked()
})

test('@CAT-01 @API-05 an answer that does not come does not hold the portal up', async ({ page }) => {
  const release = await holdStart(page)
  const searches = searchesOf(page)
  const held: (() => Promise<void>)[] = []
  await page.route('**/product/search', (route) => void held.push(() => route.continue()))
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Bus' }).check()
  await expect.poll(() => searches).toContain('FILTER service-bus')
  release()
  await expect(page.locator('[data-document]')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Bus' })).toBeChecked()
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute('**/product/search')
  await Promise.all(held.map((send) => send().catch(() => undefined)))
  await expect(page.getByRole('radio', { name: 'Adult' })).toBeVisible()
})
