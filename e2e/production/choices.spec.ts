import type { Locator, Page } from '@playwright/test'
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

for (const { width, key } of [{ width: 1280, key: 'Space' }, { width: 360, key: 'Space' }, { width: 360 }])
  test(`@CAT-01 @CAT-04 all filters can be chosen while the portal’s code loads, on ${width} px by ${key ?? 'pointer'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const release = await holdStart(page)
    const searches = searchesOf(page)
    await page.goto('/products', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Bus' }).check()
    await page.getByRole('radio', { name: 'Adult' }).check()
    const tickets = page.getByRole('radio', { name: 'Tickets' })
    if (key) await tickets.press(key)
    else await tickets.check()
    await expect(page).toHaveURL(/service-bus.*rider-adult.*product-tickets$/)
    const document = page.locator('[data-document]')
    await expect(document.getByRole('radio', { name: 'Adult' })).toBeChecked()
    await expect(document.getByRole('radio', { name: 'Adult' })).toHaveAccessibleDescription('18 to 64 years')
    const placesOf = (shown: Locator) => shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    const places = await placesOf(document.getByRole('group'))
    const whole = 'service-bus rider-adult product-tickets'
    await expect.poll(() => searches).toContain(`ENTITY ${whole}`)
    release()
    await expect(page.getByRole('article').first()).toBeVisible()
    // On a small screen the filters fold after a press, not while the keyboard chooses.
    await expect(key ? tickets : page.getByRole('button', { name: /^Change/ })).toBeFocused()
    // The portal shows them in their places, and takes the answers.
    if (key) expect((await placesOf(page.getByRole('group'))).slice(0, places.length)).toEqual(places)
    expect(searches.filter((search) => search.endsWith(whole))).toEqual([`FILTER ${whole}`, `ENTITY ${whole}`])
    await page.goBack()
    await expect(tickets).not.toBeChecked()
    await expect(page.getByRole('radio', { name: 'Adult' })).toBeChecked()
  })

test('@CAT-01 @API-05 an answer that does not come neither holds the portal up nor takes a filter away', async ({
  page,
}) => {
  const release = await holdStart(page)
  const searches = searchesOf(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Bus' }).check()
  const adult = page.getByRole('radio', { name: 'Adult' })
  await expect(adult).toBeVisible()
  const held: (() => Promise<void>)[] = []
  await page.route('**/product/search', (route) => void held.push(() => route.continue()))
  await adult.press('Space')
  await expect.poll(() => searches).toContain('FILTER service-bus rider-adult')
  release()
  await expect(page.locator('[data-document]')).toHaveCount(0)
  await expect(adult).toBeChecked()
  await expect(adult).toBeFocused()
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute('**/product/search')
  await Promise.all(held.map((send) => send().catch(() => undefined)))
  await expect(page.getByRole('radio', { name: 'Tickets' })).toBeVisible()
})
