import type { Page } from '@playwright/test'
import { heading } from '../shopping'
import { keepFromStart, stored } from '../stored'
import { expect, test, waitUntilAlive } from './fixtures'
import { isWhole, sampleOf } from '../../src/testing/chance/sample'

/** The documents in a browser: before the portal runs, while it takes over, without JavaScript, and with cut files. */

interface Place {
  text: string
  left: number
  top: number
  height: number
}

interface Seen {
  language: string
  title: string
  root: string
  main: string
  login: string
  heading: Place | null
  lead: Place | null
}

declare global {
  interface Window {
    /** What the page shows, now. */
    look?: () => Seen
    /** What the document showed before any file with a script ran. */
    before?: Seen
    shifted?: number
  }
}

/** Notes what the document shows once it is read. Scripts from files run after that. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const visible = (selector: string) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).visibility : 'missing'
    }
    const place = (selector: string): Place | null => {
      const element = document.querySelector(selector)
      if (!element) return null
      const { left, top, height } = element.getBoundingClientRect()
      return { text: element.textContent ?? '', left, top, height }
    }
    window.look = () => ({
      language: document.documentElement.lang,
      title: document.title,
      root: visible('#root'),
      main: visible('main'),
      login: visible('header a[href^="/login"]'),
      heading: place('h1'),
      lead: place('main h1 + p'),
    })
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.before = window.look?.()
    })
  })

const read = (page: Page) =>
  page.evaluate(() => ({ before: window.before, now: window.look?.(), shift: window.shifted }))

const pages = ['/', '/products', '/products/null/digital', '/login', '/signup', '/forgotpassword', '/manage-card']
const looks = [
  { language: 'en', viewport: { width: 1280, height: 800 } },
  { language: 'fr', viewport: { width: 360, height: 740 } },
]

const paths = [...pages, '/digital', '/physical', '/cart', '/anonymous/ordersummary']
/** `npm test` takes every second page, in turn in English at a desk and in French on a phone. */
const looksOf = (at: number) => (isWhole ? looks : looks.filter((_, look) => look === (at / 2) % 2))
for (const [at, path] of paths.entries()) {
  for (const { language, viewport } of looksOf(at)) {
    test(`@LANG-01 ${path} shows itself in ${language} before the portal runs, and nothing moves when it does`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await watch(page)
      await keepFromStart(page, stored.language, language)
      await page.goto(path)
      await waitUntilAlive(page)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const { before, now, shift } = await read(page)
      expect(before).toMatchObject({ language, root: 'visible', main: 'visible' })
      expect({ ...before, lead: null }).toEqual({ ...now, lead: null })
      // An empty cart has no lead, where a full one has.
      if (now?.lead) expect(before?.lead).toEqual(now.lead)
      expect(shift, 'layout shift').toBeLessThanOrEqual(0.01)
    })
  }
}

test('@CART-09 the cart shows at once that it is empty, or a place for each of its lines', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length
      const seen = [shown('[data-cart="empty"] a'), shown('[data-cart-line]')]
      document.documentElement.dataset.seen = String(seen)
    })
  })
  await page.goto('/cart')
  await expect(page.locator('html')).toHaveAttribute('data-seen', '1,0')
  await keepFromStart(page, stored.cart, [{}, {}, {}])
  await page.goto('/cart')
  await expect(page.locator('html')).toHaveAttribute('data-seen', '0,3')
})

test('@NAV-03 a document stays hidden from visitors to whom the portal will show something else', async ({
  page,
  context,
}) => {
  // The portal would send the rider's made-up token, and end the session.
  await context.route('**/assets/start-*', () => undefined)
  const seenBy = async (visitor: Page, path: string) => {
    await visitor.goto(path, { waitUntil: 'commit' })
    // Before that, there is no document to look at.
    const before = () => visitor.evaluate(() => window.before)
    await expect.poll(before).toBeDefined()
    return before()
  }
  await watch(page)
  expect(await seenBy(page, '/checkout')).toMatchObject({ main: 'hidden', login: 'visible' })
  const rider = await context.newPage()
  await watch(rider)
  await keepFromStart(rider, stored.authToken, 'a-token')
  expect(await seenBy(rider, '/products')).toMatchObject({ main: 'visible', login: 'hidden' })
  expect(await seenBy(rider, '/login')).toMatchObject({ main: 'hidden' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of sampleOf(['/', '/products', '/login', '/cart', '/nowhere'], 2)) {
    test(`@OPS-01 ${path} says what is missing and how to reach the operator, and pretends nothing`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'This site needs JavaScript' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Ce site a besoin de JavaScript' })).toBeVisible()
      await expect(page.getByRole('link', { name: '+1 902 555 0100' }).first()).toHaveAttribute(
        'href',
        'tel:+19025550100',
      )
      for (const waiting of await page.locator('[aria-busy="true"], [data-waiting], button').all())
        await expect(waiting).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

test.describe('a file that the network cut short', () => {
  /** Half of a file does not parse, or it parses by chance and lacks what the other half declares. */
  const errorsOfHalfAFile = /SyntaxError|ReferenceError|Unexpected|Invalid|missing|^$/

  /** Finds a file in the document of `/login`, and has the server cut it short once, for this page alone. */
  const cut = async (page: Page, name: RegExp) => {
    const [, file] = name.exec(await (await page.request.get('/login')).text()) ?? []
    if (!file) throw new Error(`The document names no file like ${name}`)
    await page
      .context()
      .addCookies([{ name: 'cut', value: `${test.info().testId}${file}`, url: test.info().project.use.baseURL }])
  }

  const files = [
    ['the entry', /<script type="module"[^>]* src="(\/assets\/[^"]+)"/],
    ['the start', /href="(\/assets\/start-[^"]+)"/],
  ] as const
  for (const [what, name] of files) {
    test(`@API-05 is loaded again by "Try again": ${what}`, async ({ page, allowErrors }) => {
      allowErrors(errorsOfHalfAFile)
      await cut(page, name)
      await page.goto('/login')
      await expect(page.getByRole('alert')).toContainText('This site is not available at the moment.')
      await page.getByRole('button', { name: /^Try again/ }).click()
      await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible()
    })
  }

  test('@API-05 is loaded again by itself if it is a screen', async ({ page, allowErrors }) => {
    allowErrors(errorsOfHalfAFile)
    await cut(page, /href="(\/assets\/forms-[^"]+)"/)
    await page.goto('/login')
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Email/ })).toBeVisible()
  })
})
