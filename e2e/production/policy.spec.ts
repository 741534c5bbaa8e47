import type { Page } from '@playwright/test'
import { sampleOf } from '../../src/testing/chance/sample'
import { expect, test, waitUntilAlive } from './fixtures'

/** The production build as a host serves it: its policy, its documents, and the absence of the mock backend. */

/** Gives every call an answer without content, because these tests need no backend. */
async function withoutBackend(page: Page): Promise<void> {
  await page.route('**/backend/**', (route) => route.fulfill({ json: { errors: [], data: null } }))
}

for (const path of sampleOf(['/', '/login', '/products', '/cart', '/reset/some-token', '/nowhere'], 2)) {
  test(`${path} runs under the policy without a violation, in both schemes`, async ({ page, bothSchemes }) => {
    await withoutBackend(page)
    await page.goto(path)
    await waitUntilAlive(page)
    await bothSchemes(async () => expect(page.locator('#root')).toBeVisible())
  })
}

test('markup made by scripts is refused', async ({ page, allowErrors }) => {
  allowErrors(/TrustedHTML|Policy violation: require-trusted-types-for/)
  await page.goto('/')
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x">')
      return false
    } catch {
      return true
    }
  })
  expect(refused).toBe(true)
})

test('@TEST-04 no mock backend and no service worker', async ({ page }) => {
  await withoutBackend(page)
  await page.goto('/')
  await waitUntilAlive(page)
  expect(await page.evaluate(() => 'portalMock' in window)).toBe(false)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('pages begin with a document of their own, every other address with the empty frame', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  for (const path of ['/', '/products', '/login', '/cart']) expect(await textOf(path)).toMatch(/<div id="root">.*<h1/s)
  const other = await request.get('/nowhere')
  expect(await other.text()).not.toContain('<h1')
  expect(await other.text()).toMatch(/id="settings">\{"operator"/)
  expect(other.headers()['cache-control']).toBe('no-store')
  expect((await request.get('/assets/missing.js')).status()).toBe(404)
  expect((await request.get('/documents/login.html')).status()).toBe(404)
  expect((await request.get('/reset/token')).headers()['referrer-policy']).toBe('no-referrer')
})

test('@CON-03 the footer leads to the licences of all software in the site', async ({ page }) => {
  await withoutBackend(page)
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Third-party licences' }).click()
  await expect(page).toHaveURL('/third-party-licences.txt')
  const text = page.locator('body')
  for (const name of ['react', 'redux-saga', '@mui/material']) await expect(text).toContainText(`\n${name} `)
  await expect(text).toContainText('Permission is hereby granted, free of charge')
})
