// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { declaredKeys } from '../../../testing/declaredKeys'
import { buildScenario } from '../../../mocks/scenarios/buildScenario'
import { scenarioNames } from '../../../mocks/scenarios/recipes'
import { writeStored } from '../../../shared/storage/browserStorage'
import { eraseKept, keptEntries } from '../../../shared/storage/keptEntries'
import { settingsKeys } from '../../identity/settings/settingsKeys'
import { asFile, explained, knownKeys } from './purposes'
import type { KnownKey } from './purposes'

const src = join(import.meta.dirname, '../../..')
const keep = (key: string, raw: string, area: Storage = window.localStorage) => area.setItem(key, raw)
const things = () => keptEntries().map(explained)
const file = () => asFile(things(), (purpose) => purpose, '2026-11-22T15:00:00Z')

beforeEach(() => eraseKept())

describe('@ACC-19 what is kept in the browser', () => {
  it('is declared by the rooms in files that end in Keys, and the privacy page explains each key', () => {
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing/.test(name),
    )
    const declaring = sources.filter((name) => /\bstoredKey\(\s*['"`]/.test(readFileSync(join(src, name), 'utf8')))
    expect(declaring.filter((name) => !name.endsWith('Keys.ts'))).toEqual([])
    expect(declaredKeys.length).toBeGreaterThan(30)
    const told = Object.entries<KnownKey>(knownKeys).map(([key, { area, isSecret }]) => ({
      key,
      area: area ?? 'local',
      isSecret: isSecret ?? false,
    }))
    const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key, 'en')
    expect(told.sort(byKey)).toEqual(
      declaredKeys.map(({ key, area, isSecret }) => ({ key, area, isSecret })).sort(byKey),
    )
  })

  it.each(scenarioNames)('has a purpose in words in %s', (scenario) => {
    for (const [key, raw] of Object.entries(buildScenario(scenario).browserStorage)) keep(key, raw)
    expect(things().filter(({ purpose }) => purpose === 'unknown')).toEqual([])
  })

  it('is in the file, but no token, no key, and nothing that the portal does not know', () => {
    for (const entry of declaredKeys) {
      const area = entry.area === 'local' ? window.localStorage : window.sessionStorage
      keep(entry.key, `"canary-${entry.isSecret ? 'secret' : entry.key}"`, area)
    }
    keep('damaged:cart', 'canary-damaged')
    keep('damaged:auth_token', 'canary-secret')
    keep('_some_script', 'canary-secret')
    const text = file()
    expect(text).not.toContain('canary-secret')
    for (const entry of declaredKeys) {
      expect(text).toContain(`"key": "${entry.key}"`)
      if (!entry.isSecret) expect(text).toContain(`canary-${entry.key}`)
    }
    expect(text).toContain('canary-damaged')
    expect((JSON.parse(text) as { stored: unknown[] }).stored).toHaveLength(declaredKeys.length + 3)
  })

  it('names an attempt to pay that only this tab has room for, and shows nothing of it', () => {
    keep('order_attempt', '[]', window.sessionStorage)
    keep('cart', '[]', window.sessionStorage)
    const told = things().map(({ key, purpose, isSecret }) => [key, purpose, isSecret])
    expect(told).toEqual([
      ['cart', 'unknown', true],
      ['order_attempt', 'payment', true],
    ])
  })

  it('is erased, whatever it is', () => {
    writeStored(settingsKeys.language, 'fr')
    keep('_some_script', 'x')
    keep('origin', '/cart', window.sessionStorage)
    eraseKept()
    expect(keptEntries()).toEqual([])
  })
})
