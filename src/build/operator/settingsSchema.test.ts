import Ajv2020 from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings'
import { keysOf, settingsSchema } from './settingsSchema'
import { settingsTitles } from './settingsTitles'
import { settingsWords } from './settingsWords'

const published = join(import.meta.dirname, '../../../public')
const read = (file: string) => JSON.parse(readFileSync(join(published, file), 'utf8')) as Record<string, unknown>
const schema = settingsSchema()
const fits = new Ajv2020({ strict: false }).compile({ ...schema, $schema: undefined })
const portalTakes = (settings: unknown) => {
  try {
    return Boolean(parseOperatorSettings(settings))
  } catch {
    return false
  }
}
const settings = read('settings.json')

describe('the schema of settings.json @OPS-01', () => {
  it('is the published one; `npm run settings -- --schema` writes it', () => {
    expect(read('settings.schema.json')).toEqual(JSON.parse(JSON.stringify(schema)))
  })

  it('says what each key is called and means, and nothing about keys that do not exist', () => {
    const keys = keysOf(schema)
    expect(keys.map(([place]) => place).sort()).toEqual(Object.keys(settingsWords).sort())
    expect(Object.keys(settingsTitles)).toEqual(Object.keys(settingsWords))
    expect(keys.filter(([, { title, description }]) => !title || !description)).toEqual([])
  })

  it('is named in the published settings, which it takes as the portal does', () => {
    expect(settings.$schema).toBe('./settings.schema.json')
    expect([fits(settings), portalTakes(settings)]).toEqual([true, true])
  })

  it.each<[string, unknown]>([
    ['a colour in capitals', { ...settings, colours: { primary: '#AB3D16' } }],
    ['a container', { ...settings, analytics: { gtm_id: 'GTM-SABLE1' } }],
    ['a key that the portal does not know', { ...settings, later: true }],
  ])('takes %s, as the portal does', (_, changed) => {
    expect([fits(changed), portalTakes(changed)]).toEqual([true, true])
  })

  it.each<[string, unknown]>([
    ['no hosts', { ...settings, hosts: undefined }],
    ['a colour by its name', { ...settings, colours: { primary: 'teal' } }],
    ['too large a cart', { ...settings, limits: { maxCartQuantity: 100_000 } }],
    ['half a cart', { ...settings, limits: { maxCartQuantity: 1.5 } }],
    ['no language', { ...settings, languages: [] }],
    ['a share above one', { ...settings, monitoring: { endpoint: '/reports', sample: 2 } }],
    ['a severity of its own', { ...settings, notices: [{ version: '1', severity: 'grave', text: { en: 'Closed' } }] }],
    ['a link by script', { ...settings, links: { terms: { en: 'javascript:alert(1)' } } }],
    ['a service without a filter', { ...settings, services: [{ name: { en: 'Bus' } }] }],
  ])('refuses %s, as the portal does', (_, changed) => {
    const asFile = JSON.parse(JSON.stringify(changed)) as unknown
    expect([fits(asFile), portalTakes(asFile)]).toEqual([false, false])
  })
})
