import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings'
import { iconOf, manifestOf } from './siteIcon'

const named = (name: string, logo?: string) =>
  ({ operator: { name, ...(logo && { logo }) } }) as Parameters<typeof manifestOf>[0]

test.each([
  [undefined, '/favicon.svg', 'image/svg+xml'],
  ['/logo.svg', '/logo.svg', 'image/svg+xml'],
  ['/pictures/logo.PNG', '/pictures/logo.PNG', 'image/png'],
])('@OPS-05 the icon of a site with the logo %s is %s', (logo, href, type) => {
  expect(iconOf(named('Isle Ferries', logo))).toEqual({ href, type })
})

test.each([
  ['Isle Ferries', 'Isle Ferries'],
  ['Sableport Transit', 'Sableport'],
])('@OPS-05 the manifest names the operator, and %s is %s below an icon', (name, short) => {
  expect(JSON.parse(manifestOf(named(name, '/logo.svg')))).toMatchObject({
    name,
    short_name: short,
    start_url: '/',
    icons: [{ src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
})

test('@OPS-05 the manifest of `npm start` is that of the operator there', () => {
  const read = (file: string) => readFileSync(new URL(`../../../public/${file}`, import.meta.url), 'utf8')
  expect(read('manifest.webmanifest')).toBe(manifestOf(parseOperatorSettings(JSON.parse(read('settings.json')))))
})
