import { expect, test } from 'vitest'
import file from '../../../../public/settings.json'
import { parseOperatorSettings } from './operatorSettings'

const changed = (change: (settings: Record<string, never> & typeof file) => void) => {
  const settings = structuredClone(file) as Record<string, never> & typeof file
  change(settings)
  return settings
}

test('@OPS-01 the file that is shipped is right', () => {
  expect(parseOperatorSettings(file).operator.name).toBe('Sableport Transit')
})

test('@OPS-01 what is left out has a default', () => {
  const { operator, hosts, clientId } = file
  const settings = parseOperatorSettings({ operator: { name: operator.name }, hosts, clientId })
  expect(settings).toMatchObject({
    languages: ['en', 'fr'],
    limits: { maxCartQuantity: 20 },
    features: { buyNow: false },
  })
})

test.each<[string, unknown]>([
  ['operator.timeZone', changed((settings) => (settings.operator.timeZone = 'America/Halifacks'))],
  ['operator.name', changed((settings) => (settings.operator.name = ''))],
  ['hosts.accounts', changed((settings) => (settings.hosts.accounts = 'javascript:alert(1)'))],
  ['hosts.web', changed((settings) => (settings.hosts.web = '//evil.example'))],
  ['limits.maxCartQuantity', changed((settings) => (settings.limits.maxCartQuantity = 0))],
  ['links.terms.en', changed((settings) => (settings.links.terms.en = 'javascript:alert(1)'))],
  ['locales', { ...file, locales: { fr: 'fr_CA' } }],
  ['locales', { ...file, locales: { fr: 'en-CA' } }],
  ['locales', { ...file, locales: { fr: 'français' } }],
  ['colours.primary', { ...file, colours: { primary: 'red;background:url(x)' } }],
  ['popUp.version', { ...file, popUp: { version: 'a b', title: {}, text: {} } }],
  ['popUp.text.en', { ...file, popUp: { version: 'a', title: {}, text: { en: 7 } } }],
  ['settings', null],
])('@OPS-01 a fault is named by its place: %s', (place, raw) => {
  expect(() => parseOperatorSettings(raw)).toThrow(place)
})

test('@OPS-01 @FMT-01 a language may have another locale', () => {
  const locales = { fr: 'fr-CA', pt: 'pt-PT', 'zh-Hans': 'zh-SG' }
  expect(parseOperatorSettings({ ...file, locales }).locales).toEqual(locales)
})
