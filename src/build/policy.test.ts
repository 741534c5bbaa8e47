import { describe, expect, it } from 'vitest'
import { cacheControl, contentPolicy, inlineHashes, referrerPolicy, securityHeaders } from './policy.js'
import type { PolicySettings } from './policy.js'

const settings: PolicySettings = {
  hosts: { accounts: 'https://api.example/accounts', transit: 'https://api.example/transit', web: '/backend/web' },
  pictureHosts: ['https://pictures.example'],
  links: { logos: [{ picture: 'https://logos.example/a.svg', name: 'A', href: 'https://a.example' }] },
}

const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]))

describe('content policy', () => {
  it('allows nothing that is not named', () => {
    const policy = directives(contentPolicy(settings))
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('style-src-attr')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('trusted-types')).toBe("'none'")
    expect(policy.get('worker-src')).toBe("'none'")
    expect(contentPolicy(settings)).not.toMatch(/unsafe|\*|blob:/)
  })

  it('names each origin of the settings once, and pictures and calls apart', () => {
    const policy = directives(contentPolicy(settings))
    expect(policy.get('connect-src')).toBe("'self' https://api.example")
    expect(policy.get('img-src')).toBe("'self' data: https://pictures.example https://logos.example")
  })

  it('@OPS-03 lets reports out to the operator’s endpoint where it is set, and nowhere else', () => {
    const monitoring = { endpoint: 'https://reports.example/portal', sample: 1 }
    const policy = directives(contentPolicy({ ...settings, monitoring }))
    expect(policy.get('connect-src')).toBe("'self' https://api.example https://reports.example")
    const own = directives(contentPolicy({ ...settings, monitoring: { endpoint: '/reports', sample: 1 } }))
    expect(own.get('connect-src')).toBe("'self' https://api.example")
  })

  it('knows the styles and scripts written into the documents', () => {
    const html =
      '<style>a{}</style><style data-x>b{}</style><style>a{}</style><script src="/c.js"></script><script>d()</script>'
    const hashes = inlineHashes(html)
    expect([hashes.styleHashes.length, hashes.scriptHashes.length]).toEqual([2, 1])
    const policy = directives(contentPolicy(settings, hashes))
    for (const hash of hashes.styleHashes) expect(policy.get('style-src-elem')).toContain(` '${hash}'`)
    expect(policy.get('script-src')).toBe(`'self' '${hashes.scriptHashes[0]}'`)
  })

  it('lets the mock backend register its worker, and only that', () => {
    const policy = directives(contentPolicy(settings, { isMock: true }))
    expect(policy.get('worker-src')).toBe("'self'")
    expect(policy.get('trusted-types')).toBe('default')
    expect(policy.get('script-src')).toBe("'self'")
  })

  it('@TEST-07 lets the mock build alone stand in frames, and those of its own site alone', () => {
    const policy = directives(contentPolicy(settings, { isMock: true }))
    expect([policy.get('frame-src'), policy.get('frame-ancestors')]).toEqual(["'self'", "'self'"])
    expect(securityHeaders(settings, { isMock: true })['X-Frame-Options']).toBe('SAMEORIGIN')
    expect(securityHeaders(settings)['X-Frame-Options']).toBe('DENY')
  })

  it.each([
    [undefined, false],
    [{ isAllowed: true }, false],
    [{ isAllowed: false, gtm_id: 'GTM-AAAA' }, false],
    [{ isAllowed: false, gtmBytemarkId: 'GTM-AAAA' }, false],
    [{ isAllowed: true, gtm_id: 'GTM-AAAA' }, true],
    [{ isAllowed: true, gtmBytemarkId: 'GTM-AAAA' }, true],
  ])('@OPS-02 lists the tag manager only where analytics is allowed and has a container: %j', (analytics, isListed) => {
    const policy = contentPolicy({ ...settings, analytics })
    expect(policy.includes('googletagmanager')).toBe(isListed)
    expect(directives(policy).get('trusted-types') !== "'none'").toBe(isListed)
  })

  it.each([
    ['nobody', {}, "'self'", "'none'", "'none'"],
    ['Apple alone', { apple: { clientId: 'a', redirectUri: 'https://a.example' } }, "'self'", "'none'", "'none'"],
    [
      'Google',
      { google: { clientId: 'g' } },
      "'self' https://accounts.google.com/gsi/",
      'https://accounts.google.com/gsi/',
      'portal-scripts',
    ],
    [
      'Facebook, whose script fetches more',
      { facebook: { appId: 'f' } },
      "'self' https://connect.facebook.net/",
      'https://www.facebook.com/ https://web.facebook.com/ https://staticxx.facebook.com/',
      'portal-scripts default',
    ],
  ])('@AUTH-07 lets in the scripts of whom the operator configures: %s', (_, social, scripts, frames, types) => {
    const policy = directives(contentPolicy({ ...settings, social }))
    expect(policy.get('script-src')).toBe(scripts)
    expect(policy.get('frame-src')).toBe(frames)
    expect(policy.get('trusted-types')).toBe(types)
    expect(policy.get('connect-src')).toContain("'self' https://api.example")
    expect(directives(contentPolicy({ ...settings, social }, { isMock: true })).get('trusted-types')).toContain(
      'default',
    )
  })

  it('asks for HTTPS where a host serves it, not on a local preview', () => {
    expect(contentPolicy(settings, { isHosted: true })).toContain('upgrade-insecure-requests')
    expect(contentPolicy(settings)).not.toContain('upgrade-insecure-requests')
    expect(securityHeaders(settings)).not.toHaveProperty('Strict-Transport-Security')
    expect(securityHeaders(settings, { isHosted: true })).toHaveProperty('Strict-Transport-Security')
  })
})

describe('other headers', () => {
  it.each([
    ['/reset/abc', 'no-referrer'],
    ['/reset', 'no-referrer'],
    ['/redirect/state/token/a@b.example/A/B', 'no-referrer'],
    ['/reset/abc.js', 'no-referrer'],
    ['/RESET/abc', 'no-referrer'],
    ['//reset//abc', 'no-referrer'],
    ['/reset%2Fabc', 'no-referrer'],
    ['/\\\\reset/abc', 'no-referrer'],
    ['/resetting', undefined],
    ['/reset-password', undefined],
    ['/confirmed/reset1', undefined],
    ['/products', undefined],
  ])('the referrer of %s is %s', (path, expected) => expect(referrerPolicy(path)).toBe(expected))

  it.each([
    ['/assets/a-1234.js', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-store'],
    ['/app.html', 'no-store'],
    ['/settings.json', 'no-cache'],
  ])('%s is cached as %s', (file, expected) => expect(cacheControl(file)).toBe(expected))
})
