import { expectTargets, expectToFit, phone } from '../everyone'
import { expect, test } from '../fixtures'
import type { Beginning } from '../fixtures'
import screens from '../screens.json' with { type: 'json' }
import { keep, stored } from '../stored'

declare global {
  interface Window {
    /** Sum of the layout shifts of this page that no press caused. */
    shifted?: number
  }
}

/** What each screen must be for everybody; what can be done there is told by the other stories. */
for (const [path = '', scenario] of screens) {
  test(`@LANG-01 on a small phone ${path} (${scenario}) stands still as it comes, and fits in French, light and dark`, async ({
    page,
    open,
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
    // That nothing shifts can be said once nothing more arrives; no element tells that.
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shifted), 'layout shift').toBeLessThanOrEqual(0.02)

    await keep(page, stored.language, 'fr')
    await open(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectToFit(page)
    await expectTargets(page)
    await bothSchemes(axe)
  })
}
