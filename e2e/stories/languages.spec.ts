import { expect, test } from '../fixtures'
import { keptIn, stored } from '../stored'
import { heading } from '../shopping'

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-CA' })

  test('@LANG-01 the browser’s language is offered, not forced: in its own words, without moving the page', async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.name += ` ${(entry as PerformanceEntry & { value: number }).value}`
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open('/')
    const offer = page.getByRole('region', { name: 'Afficher ce site en français?' })
    await expect(offer).toHaveAttribute('lang', 'fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => window.name.split(' ').map(Number).slice(1))).toEqual([])
    await bothSchemes(axe)
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(offer).toBeInViewport({ ratio: 1 })
    await axe()
    await offer.getByRole('button', { name: 'Afficher en français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(heading(page, 'Achetez en ligne. Scannez. Montez.')).toBeVisible()
    expect(await keptIn(page, stored.language)).toBe('fr')
  })

  test('@LANG-01 what is declined is not offered again @deep', async ({ page, open }) => {
    await open('/login')
    await page.getByRole('button', { name: 'Non, merci' }).click()
    await expect(heading(page, /Sign in/)).toBeFocused()
    expect(await keptIn(page, stored.language)).toBe('en')
  })
})
