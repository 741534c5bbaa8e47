import type { Page } from '@playwright/test'
import { expectToFit, phone } from '../everyone'
import { waitUntilAlive } from '../fixtures'
import { expect, test } from '../operators/fixtures'

const wide = { width: 1280, height: 800 }

/** Where the words of the page stand. */
const places = (page: Page) =>
  page.locator('h1, h2, h3, p, header a').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )

test.describe('a small island ferry', () => {
  test.use({ operator: 'ferry' })

  test('@OPS-05 shows its own logo, picture, corners and words, in both themes and at every width @deep', async ({
    page,
    open,
    settled,
    bothSchemes,
    axe,
  }) => {
    await open('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat to the islands.')
    await expect(page.getByRole('img', { name: 'A small white ferry' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Manage card' })).toHaveCount(0)
    const logo = page.locator('header [data-logo]')
    // Empty until the browser has chosen a source.
    const shown = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc.split('/').at(-1))
    for (const [size, file] of [
      [wide, 'wordmark.svg'],
      [phone, 'logo.svg'],
    ] as const) {
      await page.setViewportSize(size)
      await expect.poll(shown).toBe(file)
      await settled()
      await expectToFit(page)
    }
    await bothSchemes(axe)
    await expect(page.getByRole('main').getByRole('link', { name: 'Buy Tickets' })).toHaveCSS('border-radius', '18px')
    await page.getByRole('link', { name: 'Ferry', exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Ferry' })).toBeChecked()
  })
})

test.describe('a metro with two languages and a typeface', () => {
  test.use({ operator: 'metro' })

  test('@OPS-05 no line moves while its typeface is on its way, in either language @deep', async ({
    page,
    context,
    open,
    settled,
    bothSchemes,
    axe,
  }) => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await context.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await waitUntilAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tap in. Sit back. Get there.')
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
    const before = await places(page)
    release()
    const faces = () => page.evaluate(async () => (await document.fonts.load('700 16px Outfit', 'Métro')).length)
    await expect.poll(faces).toBe(1)
    await settled()
    expect(await places(page)).toEqual(before)

    await open('/', { language: 'fr' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achetez. Scannez. Roulez.')
    await expect(page.locator('body')).toHaveCSS('font-family', /^Outfit, "Outfit fallback"/)
    await page.setViewportSize(phone)
    await settled()
    await expectToFit(page)
    await bothSchemes(axe)
  })
})

test.describe('a region with ten languages and no guests', () => {
  test.use({ operator: 'region' })

  test('@OPS-05 offers ten languages, and no checkout without an account @deep', async ({ page, open, settled }) => {
    await open('/')
    await page.getByRole('button', { name: /^Language/ }).click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(10)
    await page.getByRole('menuitemradio', { name: '简体中文' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await page.setViewportSize(phone)
    await settled()
    await expectToFit(page)
    await page.setViewportSize(wide)
    await open('/login?from=/checkout', { language: 'en' })
    await expect(page.getByRole('link', { name: 'Fares' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue as guest' })).toHaveCount(0)
  })
})
