// @vitest-environment jsdom
import { expect, test } from 'vitest'
// @ts-expect-error -- a script without types
import * as table from '../../../e2e/conformity/defects/table.mjs'
import { isWhole, sampleOf } from '../chance/sample'
import { actRows } from './actRows'
import { boughtRows } from './boughtRows'
import { listRows } from './listRows'
import { moneyRows } from './moneyRows'
import { recordRows, visitorRows, wireRows } from './otherRows'
import { playFlow } from './playFlow'
import { flows } from './row'
import type { Rows } from './row'
import type { Defect } from './spoiltBackend'

const { defects } = table as { defects: { what: string; how: Defect }[] }
const rows: Rows = { ...moneyRows, ...listRows, ...visitorRows, ...wireRows, ...recordRows, ...actRows, ...boughtRows }

test('@CON-04 each defect of a backend has a row: what the portal makes of it, or why it cannot tell', () => {
  expect(Object.keys(rows).sort()).toEqual(defects.map(({ what }) => what).sort())
  const silent = Object.entries(rows).filter(([, { verdict, why }]) => /unseen|notMet/.test(verdict) && !why)
  expect(silent).toEqual([])
})

const all = defects.flatMap(({ what, how }) => (rows[what] ? [{ what, how, row: rows[what] }] : []))
const met = all.filter(({ row }) => row.verdict !== 'notMet')

test.each(isWhole ? all : sampleOf(met, 40))('@CON-04 $row.verdict in $row.flow: $what', async ({ what, how, row }) => {
  const isCrossOrigin = /^(?:CORS|preflights)/.test(what)
  const seen = await playFlow(flows[row.flow], how, { says: row.says, isCrossOrigin })
  const isKnownLie = (words: string) => row.lie?.test(words) ?? false
  expect({ ...seen, falseWords: seen.falseWords.filter((words) => !isKnownLie(words)) }).toEqual({
    isMet: row.verdict !== 'notMet',
    falseWords: [],
    broken: [],
  })
  expect(seen.falseWords.some(isKnownLie)).toBe(row.lie !== undefined)
})
