import { describe, expect, it } from 'vitest'
import { headersFile, nginxFile, redirectsFile, routePrefixes } from './hostFiles.js'
import { contentPolicy } from './policy.js'
import type { PolicySettings } from './policy.js'
import { documents } from '../app/documents/table.js'
import { place, rulesOf } from './routing.js'

const settings: PolicySettings = {
  hosts: { accounts: '/a', transit: '/t', web: '/w' },
  pictureHosts: [],
  links: { logos: [] },
}
const options = { isHosted: true }
const routes = ['/', '/products/:serviceType?/:passType?', '/cart', '/anonymous/checkout', '/reset/:token?']
const rules = rulesOf(documents)
const someRules = rulesOf(Object.fromEntries(routes.map((path) => [path, { path }])))

/** Returns the rules of a `_headers` file for a path, as hosts read them. */
function headersOf(path: string) {
  const found: [string, string][] = []
  for (const rule of headersFile(settings, options, someRules).trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n')
    const applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    if (!applies) continue
    for (const line of lines) found.push([line.trim().split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)])
  }
  return found
}
const values = (path: string, name: string) =>
  headersOf(path)
    .filter(([header]) => header === name)
    .map(([, value]) => value)

describe('_headers', () => {
  it.each(['/', '/products', '/products/null/digital', '/cart', '/anonymous/checkout', '/app.html'])(
    'nobody keeps a copy of the document %s',
    (path) => expect(values(path, 'Cache-Control')).toEqual(['no-store']),
  )

  it('built files are cached for good, and no path gets two rules for caching', () => {
    expect(values('/assets/start-1.js', 'Cache-Control')).toEqual(['public, max-age=31536000, immutable'])
    expect(values('/settings.json', 'Cache-Control')).toEqual(['no-cache'])
  })

  it('every path has the one policy, and paths with a token end on no-referrer', () => {
    const policy = [contentPolicy(settings, options)]
    for (const path of ['/', '/reset/x', '/assets/a.js', '/nowhere']) {
      expect(values(path, 'Content-Security-Policy')).toEqual(policy)
    }
    expect(values('/reset/x', 'Referrer-Policy').at(-1)).toBe('no-referrer')
    expect(values('/products', 'Referrer-Policy')).toEqual(['strict-origin-when-cross-origin'])
  })

  it('route prefixes come from the route table', () => {
    expect(routePrefixes(routes)).toEqual(['/anonymous', '/cart', '/products', '/reset'])
  })
})

describe('nginx sample', () => {
  // The tests in e2e/host check how nginx reads it.
  it('holds the same policy', () => {
    expect(nginxFile(settings, options, rules)).toContain(
      `add_header Content-Security-Policy "${contentPolicy(settings, options)}" always;`,
    )
  })
})

describe('which document a path gets', () => {
  const files = ['/index.html', '/app.html', '/settings.json', '/assets/start-1.js', '/documents/login.html']
  const fileFor = (path: string) => place(rules, path, (file) => files.includes(file)).file

  it.each([
    ['/', '/index.html'],
    ['/products', '/documents/products.html'],
    ['/Products/', '/documents/products.html'],
    ['/products/bus', '/documents/products.html'],
    ['/products/null/digital', '/documents/productsDigital.html'],
    ['/products/bus/tickets', '/documents/products.html'],
    ['/products/bus/tickets/more', '/app.html'],
    ['/anonymous/ordersummary', '/documents/findOrder.html'],
    ['/anonymous/ordersummary/1', '/documents/guestOrderSummary.html'],
    ['/redirect/state/eyJ.a.b/rider@example.com/A/B', '/documents/appleReturn.html'],
    ['/reset/token.with.dots', '/documents/resetPassword.html'],
    ['/reset/token.js', '/documents/resetPassword.html'],
    ['/RESET/token.js/', '/documents/resetPassword.html'],
    ['/nowhere', '/app.html'],
    // The folder of the documents is not public.
    ['/documents/login.html', undefined],
    ['/settings.json', '/settings.json'],
    ['/assets/start-1.js', '/assets/start-1.js'],
    ['/assets/start-0.js', undefined],
    ['/missing.png', undefined],
  ])('%s gets %s', (path, file) => expect(fileFor(path)).toBe(file))

  it('the redirects of static hosts say the same', () => {
    const lines = redirectsFile(rules).trim().split('\n')
    expect([lines[0], lines.at(-1)]).toEqual(['/assets/* /app.html 404', '/* /app.html 200'])
    const pages = lines.slice(1, -1).map((line) => line.split(' '))
    expect(pages.length).toBeGreaterThan(20)
    for (const [address = '', file] of pages)
      expect([address, fileFor(address.replace(/:/g, ''))]).toEqual([address, file])
    expect(pages.map(([address]) => address)).toEqual(expect.arrayContaining(['/reset', '/reset/:token', '/cart']))
  })
})
