import { createHash } from 'node:crypto'
import type { OperatorSettings } from '../features/identity/settings/operatorSettings.js'
import { thirdPartyScripts, scriptPolicyName } from '../shared/thirdPartyScripts.js'
import type { ThirdPartyScript } from '../shared/thirdPartyScripts.js'

/** The operator settings that decide what a page may load. */
export type PolicySettings = Pick<
  OperatorSettings,
  'hosts' | 'pictureHosts' | 'links' | 'social' | 'captcha' | 'payments' | 'analytics' | 'monitoring'
>

export interface PolicyOptions {
  /** Hashes of the styles in the documents, as `sha256-…`. */
  styleHashes?: string[]
  scriptHashes?: string[]
  /** The mock backend needs its service worker, a Trusted Types policy to register it, and frames for its gallery. */
  isMock?: boolean
  /** A real host serves the files under HTTPS; a preview on a local address does not. */
  isHosted?: boolean
}

/**
 * Emotion inserts empty style elements and fills them by script, so the hash of the empty text is enough (in production
 * builds).
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const originsOf = (addresses: string[]) => [
  ...new Set(addresses.filter((address) => /^https?:\/\//.test(address)).map((address) => new URL(address).origin)),
]

/**
 * Returns the third-party scripts that these settings use. Without any, the policy names no other site. In the mock
 * build a tester may switch analytics on in the browser, so there an id is enough.
 */
function thirdPartyScriptsOf(settings: PolicySettings, isMock: boolean): ThirdPartyScript[] {
  const { social, captcha, payments, analytics } = settings
  const hasContainer = Boolean(analytics?.gtm_id ?? analytics?.gtmBytemarkId)
  return [
    ...(social?.google ? [thirdPartyScripts.google] : []),
    ...(social?.facebook ? [thirdPartyScripts.facebook] : []),
    ...(captcha ? [thirdPartyScripts.captcha] : []),
    ...(payments?.payPal ? [thirdPartyScripts.payPal] : []),
    ...(hasContainer && (isMock || analytics?.isAllowed) ? [thirdPartyScripts.tagManager] : []),
  ]
}

/**
 * Trusted Types: only the addresses of listed scripts may become scripts. `default` is for libraries that do not
 * support Trusted Types and load further scripts.
 */
function trustedPolicies(scripts: ThirdPartyScript[], isMock: boolean): string[] {
  const isDefaultNeeded = isMock || scripts.some(({ loadsMore }) => loadsMore)
  const names = [...(scripts.length > 0 ? [scriptPolicyName] : []), ...(isDefaultNeeded ? ['default'] : [])]
  return names.length > 0 ? names : ["'none'"]
}

const quoted = (hash: string) => `'${hash}'`
const orNone = (addresses: string[]) => (addresses.length > 0 ? addresses : ["'none'"])

/** Returns the Content-Security-Policy of every document. */
export function contentPolicy(settings: PolicySettings, options: PolicyOptions = {}): string {
  const { styleHashes = [], scriptHashes = [], isMock = false, isHosted = false } = options
  const pictures = [...settings.pictureHosts, ...settings.links.logos.map(({ picture }) => picture)]
  const scripts = thirdPartyScriptsOf(settings, isMock)
  // The mock's service worker fetches scripts for the page. The policy counts these requests as calls (`connect-src`).
  const calls = scripts.flatMap(({ calls, scripts }) => (isMock ? [...calls, ...scripts] : calls))
  const endpoints = settings.monitoring ? [settings.monitoring.endpoint] : []
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes.map(quoted), ...scripts.flatMap(({ scripts }) => scripts)],
    ['style-src-elem', "'self'", emptyStyle, ...styleHashes.map(quoted)],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', ...originsOf(pictures)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...originsOf([...Object.values(settings.hosts), ...endpoints]), ...calls],
    ['manifest-src', "'self'"],
    ['worker-src', isMock ? "'self'" : "'none'"],
    ['frame-src', ...orNone([...(isMock ? ["'self'"] : []), ...scripts.flatMap(({ frames }) => frames)])],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', isMock ? "'self'" : "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedPolicies(scripts, isMock)],
  ]
  if (isHosted) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

const refused = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone']
const unused = ['browsing-topics', 'midi', 'payment', 'usb', 'xr-spatial-tracking']

/** Returns the headers of every answer, for documents and files alike. */
export function securityHeaders(settings: PolicySettings, options: PolicyOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(settings, options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': options.isMock ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // PayPal and the sign-in providers send their answer to the window that opened them.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...refused, ...unused].map((feature) => `${feature}=()`).join(', '),
    ...(options.isHosted && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Routes with a token in the path. Browsers never send their URL as a referrer. */
export const secretRoutes = ['/reset', '/confirm', '/invite', '/redirect']

/**
 * Matches every address with a token, in any spelling that a browser, a mail program or a scanner sends: other capitals,
 * doubled, encoded or reversed slashes, a token that ends like a file, an address inside another one.
 */
export const secretPattern = `(?:[/\\\\]|%(?:25)*(?:2f|5c))(?:${secretRoutes.map((route) => route.slice(1)).join('|')})(?:[^a-z0-9_-]|$)`
const secret = new RegExp(secretPattern, 'i')

export const isSecret = (pathname: string): boolean => secret.test(pathname)

export function referrerPolicy(pathname: string): string | undefined {
  return isSecret(pathname) ? 'no-referrer' : undefined
}

/**
 * Built files have a content hash in their name and may be cached. Documents must never show from a cache after a
 * logout.
 */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  documents: 'no-store',
  /** The browser asks each time whether the file has changed. */
  others: 'no-cache',
}

export function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return caching.assets
  return file.endsWith('.html') ? caching.documents : caching.others
}

/**
 * Returns the hashes of the documents' own styles and scripts, sorted, for the policy of all. A script with a `src` has no
 * content.
 */
export function inlineHashes(...documents: string[]): Required<Pick<PolicyOptions, 'styleHashes' | 'scriptHashes'>> {
  const hashesOf = (element: RegExp) => {
    const contents = [...documents.join('').matchAll(element)].map(([, content = '']) => content)
    return [
      ...new Set(contents.map((content) => `sha256-${createHash('sha256').update(content).digest('base64')}`)),
    ].sort()
  }
  return {
    styleHashes: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
    scriptHashes: hashesOf(/<script>([\s\S]*?)<\/script>/g),
  }
}
