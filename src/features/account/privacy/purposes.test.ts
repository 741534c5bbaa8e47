// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildScenario } from '../../../mocks/scenarios/buildScenario'
import { scenarioNames } from '../../../mocks/scenarios/recipes'
import { allKeys } from '../../../shared/storage/allKeys'
import { writeStored } from '../../../shared/storage/browserStorage'
import { eraseKept, keptEntries } from '../../../shared/storage/keptEntries'
import { stored } from '../../../shared/storage/storedKeys'
import { asFile, explained } from './purposes'

const src = join(import.meta.dirname, '../../..')
const keep = (key: string, raw: string, area: Storage = window.localStorage) => area.setItem(key, raw)
const things = () => keptEntries().map(explained)
const file = () => asFile(things(), (purpose) => purpose, '2026-11-22T15:00:00Z')

beforeEach(() => eraseKept())

describe('@ACC-19 what is kept in the browser', () => {
  it('is declared in one table alone, so that the privacy page explains each key', () => {
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing/.test(name),
    )
    const declaring = sources.filter((name) => /\bstoredKey\(\s*['"`]/.test(readFileSync(join(src, name), 'utf8')))
    expect(declaring.map((name) => name.replaceAll('\\', '/'))).toEqual(['shared/storage/storedKeys.ts'])
    const table = readFileSync(join(src, 'shared/storage/storedKeys.ts'), 'utf8')
    const declared = [...table.matchAll(/\bstoredKey\(\s*'(\w+)'/g)].map(([, key]) => key)
    expect(
      Object.values(allKeys)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(declared.sort())
  })

  it.each(scenarioNames)('has a purpose in words in %s', (scenario) => {
    for (const [key, raw] of Object.entries(buildScenario(scenario).browserStorage)) keep(key, raw)
    expect(things().filter(({ purpose }) => purpose === 'unknown')).toEqual([])
  })

  it('is in the file, but no token, no key, and nothing that the portal does not know', () => {
    for (const entry of Object.values(allKeys)) {
      const area = entry.area === 'local' ? window.localStorage : window.sessionStorage
      keep(entry.key, `"canary-${entry.isSecret ? 'secret' : entry.key}"`, area)
    }
    keep('damaged:cart', 'canary-damaged')
    keep('damaged:auth_token', 'canary-secret')
    keep('_some_script', 'canary-secret')
    const text = file()
    expect(text).not.toContain('canary-secret')
    for (const entry of Object.values(allKeys)) {
      expect(text).toContain(`"key": "${entry.key}"`)
      if (!entry.isSecret) expect(text).toContain(`canary-${entry.key}`)
    }
    expect(text).toContain('canary-damaged')
    expect((JSON.parse(text) as { stored: unknown[] }).stored).toHaveLength(Object.keys(allKeys).length + 3)
  })

  it('is erased, whatever it is', () => {
    writeStored(stored.language, 'fr')
    keep('_some_script', 'x')
    keep('origin', '/cart', window.sessionStorage)
    eraseKept()
    expect(keptEntries()).toEqual([])
  })
})
