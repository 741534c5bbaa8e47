import { expect, test } from 'vitest'
import { byDay, byMonth, dayOfInstant, formatMonth } from './byDay'

const items = ['20 a', '20 b', '19 a', '18 a']
const days = (page: number, pages: number) => byDay({ items, page, pages }, (row) => row.slice(0, 2))

test('@ACC-17 @FM-10 rows of a day come together, in their order', () => {
  expect(days(1, 1).map(({ day, rows }) => [day, rows])).toEqual([
    ['20', ['20 a', '20 b']],
    ['19', ['19 a']],
    ['18', ['18 a']],
  ])
  expect(byDay({ items: [], page: 1, pages: 1 }, String)).toEqual([])
})

test.each([
  [1, 1, [true, true, true]],
  [1, 3, [true, true, false]],
  [2, 3, [false, true, false]],
  [3, 3, [false, true, true]],
])('@ACC-17 on page %i of %i a day that may continue elsewhere has no sum', (page, pages, whole) => {
  expect(days(page, pages).map(({ isWhole }) => isWhole)).toEqual(whole)
})

test('@FMT-02 the day of an instant is that of the operator; what is no instant stays as it came', () => {
  expect(dayOfInstant('2026-11-21T03:30:00Z', 'America/Halifax')).toBe('2026-11-20')
  expect(dayOfInstant('soon', 'America/Halifax')).toBe('soon')
})

test('@ACC-07 @ACC-08 @FMT-02 rows of a month come together by the operator’s calendar; what is no instant is a group of its own', () => {
  const noInstants = ['Unknown', 'on 2026-99-99', '2026-99-99 or so']
  const instants = ['2026-11-02T13:00:00Z', '2026-11-01T02:00:00Z', '2026-10-29T13:00:00Z', ...noInstants]
  expect(byMonth(instants, String, 'America/Halifax').map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-11', 1],
    ['2026-10', 2],
    ...noInstants.map((text) => [text, 1]),
  ])
})

test.each([
  ['2026-11', 'en', 'November 2026'],
  ['2026-11', 'fr', 'Novembre 2026'],
  ['2026-11', 'zh-Hans', '2026年11月'],
  ['2026-11-02', 'en', ''],
  ['Unknown', 'en', ''],
])('@FMT-02 the month %s in %s is headed "%s"', (month, language, told) => {
  expect(formatMonth(month, language)).toBe(told)
})
