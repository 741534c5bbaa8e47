import { combinations, heading, signIn } from '../shopping'
import { expect, test as base } from '../fixtures'
import { waitUntilAlive } from './fixtures'
import type { Options } from './fixtures'

/**
 * The production build on a backend without code of its own: Prism answers with the examples of the document, and refuses a
 * request that does not fit it.
 */
const test = base.extend<Options>({ backend: ['', { option: true }] })

test('@CON-01 the catalogue opens, a rider signs in, and the account shows, on Prism’s answers alone', async ({
  page,
  backend,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.goto(combinations.busAdultTickets)
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: 'Adult Single Ride' })).toBeVisible()
  await expect(page.getByText('$3.50').first()).toBeVisible()
  await page.goto('/login?from=%2Faccount')
  await waitUntilAlive(page)
  await signIn(page, 'rider@example.com')
  await expect(page).toHaveURL('/account')
  await expect(heading(page, /Jordan|account/i)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('My phone')
  await expect(page.getByText(/could not be loaded|couldn’t load/i)).toHaveCount(0)
  expect(await (await page.request.get(`${backend}/__prism/refused`)).json()).toEqual([])
})
