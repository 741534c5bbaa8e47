import type { BackendState } from '../state'

/** What an address must hold so that another tester sees the same. */
export type Setting = Pick<BackendState, 'scenario' | 'faults' | 'delays' | 'clock' | 'hasLongWords'> & {
  language?: string | null
}

/** Returns the path with all that a tester has set: it opens the same situation in any browser. */
export function addressOf(setting: Setting, path: string): string {
  const url = new URL(path, 'http://portal')
  const add = (name: string, value: string) => url.searchParams.append(name, value)
  add('scenario', setting.scenario)
  for (const { call, kind, times } of setting.faults) add('fault', [call, kind, times].filter(isGiven).join(':'))
  for (const [call, ms] of Object.entries(setting.delays))
    if (ms > 0) add('delay', call === '*' ? `${ms}` : `${call}:${ms}`)
  if (setting.clock !== null) add('now', instantOf(setting.clock))
  if (setting.hasLongWords) add('words', 'long')
  if (setting.language) add('language', setting.language)
  // In a query, colons and stars are as good as their codes, and better to read.
  url.search = url.search.replaceAll('%3A', ':').replaceAll('%2A', '*')
  return url.pathname + url.search + url.hash
}

const isGiven = (part: unknown): boolean => part !== null && part !== undefined

/** Returns an instant as the address takes it. Milliseconds of zero are left out. */
export const instantOf = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`

/** Returns a Playwright test that opens the address and expects the page's heading. */
export function storyOf(address: string, heading: string): string {
  return `import { expect, test } from '@playwright/test'

test(${quoted(`shows ${heading}`)}, async ({ page }) => {
  await page.goto(${quoted(address)})
  await expect(page.getByRole('heading', { level: 1, name: ${quoted(heading)} })).toBeVisible()
})
`
}
