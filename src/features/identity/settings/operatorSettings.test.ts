import { expect, test } from 'vitest'
import file from '../../../../public/settings.json'
import { parseOperatorSettings } from './operatorSettings'

const said = { version: 'storm', text: { en: 'No ferries today.' } }
const [earlier, later] = ['2026-12-24T00:00:00Z', '2026-12-24T06:00:00-04:00']

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
    notices: [],
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
  ['analytics: isAllowed needs gtm_id or gtmBytemarkId', { ...file, analytics: { isAllowed: true } }],
  ['monitoring.endpoint', { ...file, monitoring: { endpoint: 'http://reports.example' } }],
  ['monitoring.endpoint', { ...file, monitoring: { endpoint: 'https://me:pw@reports.example' } }],
  ['monitoring.endpoint', { ...file, monitoring: { endpoint: 'https://reports.example/?key=1' } }],
  ['monitoring.sample', { ...file, monitoring: { endpoint: '/reports', sample: 50 } }],
  ['notices.0.text', { ...file, notices: [{ version: 'a', text: {} }] }],
  ['notices.0.text.en', { ...file, notices: [{ version: 'a', text: { en: 'x'.repeat(301) } }] }],
  ['notices.0.severity: must be info, warning or error', { ...file, notices: [{ ...said, severity: 'loud' }] }],
  ['notices.0.from: must be a time like', { ...file, notices: [{ ...said, from: '2026-12-24' }] }],
  [
    'notices.0.until: must be a day and a time that exist',
    { ...file, notices: [{ ...said, until: '2026-13-24T00:00Z' }] },
  ],
  ['notices.0: until must be after from', { ...file, notices: [{ ...said, from: later, until: earlier }] }],
  ['notices.0.routes.0: must be a path like', { ...file, notices: [{ ...said, routes: ['products'] }] }],
  ['notices.0.routes: must name a page', { ...file, notices: [{ ...said, routes: [] }] }],
  [
    'notices.0.link.href.en',
    { ...file, notices: [{ ...said, link: { href: { en: 'javascript:0' }, text: said.text } }] },
  ],
  ['notices.0.closes.0: must be sales', { ...file, notices: [{ ...said, closes: ['everything'] }] }],
  ['notices: versions must differ', { ...file, notices: [said, said] }],
  [
    'notices: must be at most 10',
    { ...file, notices: Array.from({ length: 11 }, (_, at) => ({ ...said, version: `${at}` })) },
  ],
  ['settings', null],
])('@OPS-01 a fault is named by its place: %s', (place, raw) => {
  expect(() => parseOperatorSettings(raw)).toThrow(place)
})

test('@OPS-01 @FMT-01 a language may have another locale', () => {
  const locales = { fr: 'fr-CA', pt: 'pt-PT', 'zh-Hans': 'zh-SG' }
  expect(parseOperatorSettings({ ...file, locales }).locales).toEqual(locales)
})

test('@OPS-03 @OPS-04 a notice and an endpoint need little', () => {
  const settings = parseOperatorSettings({ ...file, notices: [said], monitoring: { endpoint: '/reports' } })
  expect(settings.notices).toEqual([{ ...said, severity: 'info' }])
  expect(settings.monitoring).toEqual({ endpoint: '/reports', sample: 1 })
  expect(parseOperatorSettings(file).monitoring).toBeUndefined()
})
