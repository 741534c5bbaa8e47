import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { combinations } from '../shopping'
import { sampleOf } from '../../src/testing/chance/sample'

declare global {
  interface Window {
    /** All layout shifts of the page, the oldest first. */
    shifts: (PerformanceEntry & { value: number })[]
  }
}

/**
 * Records layout shifts and keeps notices open, so that the test can check one after the other what they must not
 * cover. The countdown of notices stops while the tab is hidden, however long the test takes.
 */
function keepNotices(): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  window.shifts = []
  new PerformanceObserver((list) => {
    window.shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]))
  }).observe({ type: 'layout-shift' })
}

/**
 * Waits until all changes so far have been painted, and returns that time. The browser reports a shift later than it
 * happens, so a shift counts by its own time.
 */
const paintedBy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))),
  )

/** Returns the sum of all layout shifts since a time. */
const shiftSince = (page: Page, since: number) =>
  page.evaluate(
    (start) => window.shifts.filter(({ startTime }) => startTime >= start).reduce((sum, { value }) => sum + value, 0),
    since,
  )

const notices = (page: Page) => page.locator('[data-notice]')

/** Shows three notices as long as sentences. */
async function showThree(page: Page): Promise<void> {
  const names = ['Adult Single Ride', 'Adult 10-Ride Ticket', 'Paper Booklet, 10 Adult Rides']
  for (const [at, name] of names.entries()) {
    await page.getByRole('button', { name: `Add to cart: ${name}` }).click()
    // A press counts once the one before it is done.
    await expect(notices(page)).toHaveCount(at + 1)
  }
  await notices(page)
    .locator('p')
    .evaluateAll((texts) => texts.forEach((text) => (text.textContent = `${text.textContent}. `.repeat(3))))
}

/** Checks whether a press in the middle of the control reaches it. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && element.contains(met)
  })

async function expectOnTop(target: Locator): Promise<void> {
  await expect.poll(() => isOnTop(target)).toBe(true)
}

for (const width of sampleOf([360, 1280], 2))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })
    test.beforeEach(async ({ page, open }) => {
      await page.addInitScript(keepNotices)
      await open(combinations.busAdultTickets, { scenario: 'riderSignedIn' })
      await showThree(page)
    })

    test('@MSG-01 three long notices cover no line of the cart @deep', async ({ page, axe, bothSchemes }) => {
      await page.getByRole('button', { name: /^Open cart/ }).click()
      const drawer = page.getByRole('dialog', { name: /^Cart/ })
      await expectOnTop(drawer.getByRole('button', { name: 'Close cart' }))
      await expectOnTop(drawer.getByRole('button', { name: /^Remove/ }).first())
      await drawer.getByRole('link', { name: 'View Cart' }).click()
      await expect(page).toHaveURL('/cart')
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
      await expect(notices(page)).toHaveCount(3)
      await bothSchemes(async () => axe())
      const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ })
      await expectOnTop(remove.first())
      await remove.first().click()
      await expect(remove).toHaveCount(2)
    })

    test('@MSG-01 @AUTH-13 three long notices cover no menu and no dialog @deep', async ({ page }) => {
      await page.getByRole('button', { name: width > 960 ? /^Account:/ : 'Menu' }).click()
      const logOut = page.getByRole(width > 960 ? 'menuitem' : 'button', { name: 'Sign out' })
      await expectOnTop(logOut)
      await logOut.click()
      const dialog = page.getByRole('alertdialog')
      await expectOnTop(dialog.getByRole('heading'))
      for (const button of await dialog.getByRole('button').all()) await expectOnTop(button)
      await dialog.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/login')
      await expectOnTop(page.getByRole('textbox', { name: /^Email/ }))
    })

    test('@MSG-01 the page gives way to notices that have no clear place, without a layout shift @deep', async ({
      page,
    }) => {
      const gaveWay = () =>
        page.getByRole('main').evaluate((main) => getComputedStyle(main).translate !== 'none' && scrollY === 0)
      const link = page.getByRole('main').locator('a:visible, button:visible').first()
      await page.evaluate(() => scrollTo(0, 0))
      const start = await paintedBy(page)
      // With this margin no place remains below the controls at the top of the page.
      await notices(page)
        .last()
        .evaluate((notice) => (notice.style.marginBottom = '320px'))
      await expect.poll(gaveWay).toBe(true)
      await link.scrollIntoViewIfNeeded()
      await expectOnTop(link)
      await paintedBy(page)
      expect(await shiftSince(page, start)).toBe(0)
      for (const close of (await notices(page).getByRole('button').all()).reverse()) await close.click()
      await expect.poll(gaveWay).toBe(false)
    })
  })

test.describe('during a press', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('@MSG-01 the page stays where it is, so that the press ends on the control on which it began', async ({
    page,
    open,
  }) => {
    await page.addInitScript(keepNotices)
    await open(combinations.busAdultTickets, { scenario: 'riderSignedIn' })
    await page.getByRole('button', { name: 'Add to cart: Adult Single Ride' }).click()
    await notices(page)
      .first()
      .evaluate((notice) => (notice.style.marginBottom = '320px'))
    const translate = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).translate)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(translate).not.toBe('none')
    await page.getByRole('main').getByRole('heading', { level: 1 }).hover()
    await page.mouse.down()
    const during = await translate()
    await page.keyboard.press('Escape')
    await expect(notices(page)).toHaveCount(0)
    await paintedBy(page)
    expect(await translate()).toBe(during)
    await page.mouse.up()
    await expect.poll(translate).toBe('none')
  })
})
