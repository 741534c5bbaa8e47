import { expect, it } from 'vitest'
import { pseudoTexts } from './pseudoLocale'

it('@LANG-02 the pseudo-locale is longer, accented, and keeps what a translation keeps', () => {
  const { title, line } = pseudoTexts({
    title: 'Your cart holds {{count}} items',
    line: { hint: 'Read <link>our terms</link>, $t(shared:retry)', copyright: '© All rights reserved' },
  }) as { title: string; line: Record<string, string> }
  expect(title).toMatch(/^\u200fÝôür çárt hôldš \{\{count\}\} ítémš /)
  expect(title.length).toBeGreaterThanOrEqual(1.4 * 'Your cart holds {{count}} items'.length)
  expect(line.hint).toContain('<link>ôür térmš</link>')
  expect(line.hint).toContain('$t(shared:retry)')
  // The gap that the mock build has in this language on purpose.
  expect(line).not.toHaveProperty('copyright')
})
