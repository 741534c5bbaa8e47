import { expectPressable, expectTargets, expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import type { Beginning } from '../fixtures'
import screens from '../screens.json' with { type: 'json' }
import { expectReadableTexts, narrow } from '../readable'
import { keep, stored } from '../stored'
import { sampleOf } from '../../src/testing/chance/sample'

declare global {
  interface Window {
    /** The sum of this page's layout shifts that no press caused. */
    shifted?: number
  }
}

/** The requirements for every screen, of which `npm test` takes a sample. Other stories test what the screens do. */
for (const [path = '', scenario] of sampleOf(screens, 32)) {
  test(`@LANG-01 on a small phone ${path} (${scenario}) loads without layout shifts, and fits in French, light and dark`, async ({
    page,
    open,
    settled,
    axe,
    bothSchemes,
  }) => {
    await page.setViewportSize(phone)
    await page.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(path, { scenario: scenario as Beginning['scenario'] })
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // Shifts can only be ruled out once all requests are complete, which no element shows.
    await settled()
    expect(await page.evaluate(() => window.shifted), 'layout shift').toBeLessThanOrEqual(0.01)

    await keep(page, stored.language, 'fr')
    await open(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectToFit(page)
    await expectTargets(page)
    await expectPressable(page)
    await bothSchemes(axe)
    await page.setViewportSize(narrow)
    await expectToFit(page)
    await expectReadableTexts(page)
  })
}
