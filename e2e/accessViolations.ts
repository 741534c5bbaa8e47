import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { isWhole } from '../src/testing/chance/sample'

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const colourRules = ['color-contrast', 'link-in-text-block']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns what axe finds in the page as it is. A document gets axe once and keeps it: axe's own package for Playwright
 * sends it with each look, and to another page besides, which takes four times as long.
 */
export async function accessViolations(page: Page): Promise<string[]> {
  // axe would need to be in each frame.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which this check does not enter.`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([byColour, all, seesBothSchemes]) => {
      // The sticky header and the bar of a phone would half cover a control that has scrolled under them. axe must judge
      // the control uncovered.
      const stick = (position: string) =>
        document
          .querySelectorAll<HTMLElement>('header, [data-action-bar]')
          .forEach(({ style }) => style.setProperty('position', position))
      // The schemes differ only in their colours. A look at both checks all other rules in the light scheme.
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches
      stick('relative')
      const found = await window.axe?.run(document, {
        runOnly: isDark && seesBothSchemes ? { type: 'rule', values: byColour } : { type: 'tag', values: all },
        resultTypes: ['violations'],
        selectors: false,
      })
      stick('')
      if (!found) throw new Error('axe is not in the page.')
      return found.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
      )
    },
    [colourRules, tags, isWhole] as const,
  )
}
