import { expect, test } from 'vitest'
import { formatNamedDay, formatWhen } from './when'

const now = Date.parse('2026-11-23T15:00:00Z')
const zone = 'America/Halifax'

/** "~" stands for a blank that does not break a line. */
const written = (text: string) => text.replace(/[\u00a0\u202f]/g, '~')

test.each([
  ['2026-11-23', 'en', 'Today'],
  ['2026-11-24', 'en', 'Tomorrow'],
  ['2026-11-22', 'en', 'Yesterday'],
  ['2026-11-28', 'en', 'Sat,~Nov~28'],
  ['2027-02-21', 'en', 'Sun,~Feb~21'],
  ['2025-10-13', 'en', 'Oct~13,~2025'],
  ['2026-11-24T02:00:00Z', 'en', 'Today 10:00~p.m.'],
  ['2026-11-24T00:05:00Z', 'fr', 'Aujourd’hui 20~h~05'],
  ['2026-11-23T12:05:00Z', 'fr', 'Aujourd’hui 8~h~05'],
  ['2026-11-23T09:00:00Z', 'fr', 'Aujourd’hui 5~h'],
  ['2026-11-23T04:30:00Z', 'fr', 'Aujourd’hui 0~h~30'],
  ['2026-11-23', 'fr', 'Aujourd’hui'],
  ['2026-11-28', 'de', 'Sa.,~28.~Nov.'],
  ['2026-11-23', 'zh-Hans', '今天'],
  ['2026-11-28', 'zh-Hant', '11月28日週六'],
  ['no day', 'en', ''],
])('@FMT-02 %s in %s is told as %s', (iso, language, told) => {
  expect(written(formatWhen(iso, language, zone, now))).toBe(told)
})

test.each([
  ['2026-11-23', 'en', 'Mon,~Nov~23'],
  ['2026-11-24', 'fr', 'mar.~24~nov.'],
  ['2025-10-13', 'en', 'Oct~13,~2025'],
  ['2026-11-28T10:00:00Z', 'de', 'Sa.,~28.~Nov.'],
  ['', 'en', ''],
])('@FMT-02 after a word such as "until", %s in %s is %s, and never "today"', (iso, language, told) => {
  expect(written(formatNamedDay(iso, language, zone, now))).toBe(told)
})
