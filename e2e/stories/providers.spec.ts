import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fakeApple, fakeFacebook, fakeGoogle } from '../providers'
import { sampleOf } from '../../src/testing/chance/sample'

const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token') !== null)
const outside = /google|facebook|apple/

declare global {
  interface Window {
    said: string[]
  }
}

/** Records every status of the page in order, because each shows only for a moment. */
function recordStatuses(): void {
  window.said = []
  new MutationObserver(() => {
    const text = document.querySelector('main [role="status"]')?.textContent
    if (text && text !== window.said.at(-1)) window.said.push(text)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

for (const [name, fake] of sampleOf(
  [
    ['Google', fakeGoogle],
    ['Facebook', fakeFacebook],
  ] as const,
  2,
)) {
  test(`@AUTH-06 @AUTH-07 signing in with ${name}: blocked, closed, agreed`, async ({
    page,
    context,
    open,
    axe,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    const asked: string[] = []
    context.on('request', (request) => outside.test(new URL(request.url()).host) && asked.push(request.url()))
    await open('/login?from=%2Fcart')
    const button = page.getByRole('button', { name: `Continue with ${name}` })
    await expect(button).toBeVisible()
    expect(asked).toEqual([])
    await fake(context, 'blocks the script')
    await button.click()
    const failed = page.getByText(`Failed to login using ${name} sign in.`)
    await expect(failed).toBeVisible()
    await axe()
    await fake(context, 'closes the window')
    await page.reload()
    await button.click()
    await expect(failed).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Email/ })).toBeEditable()
    await fake(context, 'agrees')
    await page.reload()
    await button.click()
    await expect(page).toHaveURL('/cart')
    expect(await isSignedIn(page)).toBe(true)
  })
}

test('@AUTH-08 signing in with Apple: no trace of the token, then on to where the visitor wanted to go', async ({
  page,
  context,
  open,
  mock,
}) => {
  await fakeApple(context, (state) => `/redirect/${state}/good-token/jo%40example.com/undefined/MacLeod`)
  await page.addInitScript(recordStatuses)
  await open('/login?from=%2Fcart')
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await expect(page).toHaveURL('/cart')
  expect(await page.evaluate(() => window.said)).toEqual([
    'Processing apple sign in!',
    'Sign in is successful. Redirecting!',
  ])
  const [sent] = (await mock.calls()).filter((call) => call.name === 'login')
  expect(sent?.body).toEqual({
    access_token: 'good-token',
    login_type: 'AppleId',
    email: 'jo@example.com',
    last_name: 'MacLeod',
  })
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.referrer]))).not.toContain(
    'good-token',
  )
  await page.goBack()
  expect(page.url()).not.toContain('good-token')
})

test('@AUTH-08 while Apple’s sign-in is processed the page says so, and the token has left the address @deep', async ({
  page,
  context,
  open,
  mock,
  bothSchemes,
  axe,
}) => {
  await fakeApple(context, (state) => `/redirect/${state}/good-token/jo%40example.com/undefined/MacLeod`)
  await open('/login?from=%2Fcart')
  await mock.delay(60_000, 'login')
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await expect(page.getByText('Processing apple sign in!')).toBeVisible()
  await expect(page).toHaveURL('/redirect/apple')
  await bothSchemes(async () => axe())
})

test('@AUTH-08 an unrequested return signs nobody in @deep', async ({ page, open, axe }) => {
  await open('/redirect/undefined/good-token/jo%40example.com/Jo/MacLeod')
  await expect(page.getByText('Failed to login by Apple sign in.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await isSignedIn(page)).toBe(false)
  await axe()
})
