import { expect, test } from '../fixtures'

/** Runs in the page: leaves something in every storage of the origin. */
async function leave(): Promise<void> {
  localStorage.setItem('left', 'yes')
  sessionStorage.setItem('left', 'yes')
  document.cookie = 'left=yes'
  window.name = 'left'
  await (await caches.open('left')).put('/left', new Response('yes'))
  await new Promise((done) => (indexedDB.open('left').onsuccess = done))
}

/** Runs in the page: what is there of it. */
async function found(): Promise<string[]> {
  const databases = await indexedDB.databases()
  return [
    ...[localStorage.getItem('left'), sessionStorage.getItem('left'), window.name].map((value) => value || 'nothing'),
    document.cookie.includes('left') ? 'cookie' : 'nothing',
    (await caches.keys()).includes('left') ? 'cache' : 'nothing',
    databases.some(({ name }) => name === 'left') ? 'database' : 'nothing',
  ]
}

test.describe.serial('two stories in one context @TEST-06', () => {
  test('the first one leaves what it can', async ({ page, context, open }) => {
    await context.route('**/left', (route) => route.fulfill({ body: 'left' }))
    await open('/', { scenario: 'riderSignedIn' })
    await page.evaluate(leave)
    expect(await page.evaluate(found)).not.toContain('nothing')
  })

  test('the second one finds nothing of it, and a visitor who is not signed in', async ({
    page,
    context,
    open,
    mock,
  }) => {
    await open('/')
    expect(new Set(await page.evaluate(found))).toEqual(new Set(['nothing']))
    expect(context.pages()).toEqual([page])
    expect(await page.evaluate(async () => (await fetch('/left')).text())).not.toBe('left')
    expect(await mock.state()).toMatchObject({ scenario: 'visitor' })
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  })
})
