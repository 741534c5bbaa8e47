import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'

/** Makes files unavailable. The mock's worker fetches them, so the route belongs to the whole context. */
const lose = (page: Page, file: RegExp) => page.context().route(file, (route) => route.abort())
const find = (page: Page, file: RegExp) => page.context().unroute(file)

const lostFile = /Failed to (load resource|fetch dynamically imported module)|ERR_FAILED/

test('@LANG-02 texts that fail to load are a failure of their page, with a button to retry @deep', async ({
  page,
  open,
  allowErrors,
}) => {
  allowErrors(lostFile)
  // Both files bring the page's texts: which one is asked for depends on what else is needed.
  const texts = /\/assets\/(?:order|rider)-texts-en-/
  await lose(page, texts)
  await open('/')
  await page.getByRole('link', { name: 'Find an order' }).click()
  await expect(heading(page, 'Something went wrong, please try again!')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\b[a-z]+\.[a-z]+\b/)
  await find(page, texts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Find your order')).toBeVisible()
})

test('@LANG-01 if a language fails to load, the page keeps its language and says so', async ({
  page,
  open,
  allowErrors,
}) => {
  allowErrors(lostFile)
  await open('/products')
  await lose(page, /\/assets\/(?:\w+-)?texts-fr-/)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t load this language. Please try again.')
  await expect(heading(page, 'Buy Tickets')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('@CART-01 if the cart drawer fails to load, the page stays and says so', async ({ page, open, allowErrors }) => {
  allowErrors(lostFile)
  // Its code is fetched ahead as soon as the page can be used.
  await lose(page, /\/assets\/CartDrawer-/)
  await open('/products')
  await page.getByRole('button', { name: /cart/i }).first().click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t show this part of the page.')
  await expect(heading(page, 'Buy Tickets')).toBeVisible()
})

test('the mock backend says what it needs where a browser refuses site data', async ({ page, allowErrors }) => {
  allowErrors(/./)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
  })
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('Please allow this site to store data')
})

test('@FORM-06 fields have an edge in the colours of the system', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/login')
  const edge = (name: string) =>
    page.getByLabel(name, { exact: true }).evaluate((input) => getComputedStyle(input.parentElement ?? input).outline)
  await page.getByLabel('Email').focus()
  expect(await edge('Email')).toContain('solid 3px')
  expect(await edge('Password')).toContain('solid 1px')
})
