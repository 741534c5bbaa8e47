import { createHash } from 'node:crypto'
import type { OperatorSettings } from '../features/settings/operatorSettings.js'
import { outsideScripts, scriptPolicyName } from '../shared/outsideScripts.js'
import type { OutsideScript } from '../shared/outsideScripts.js'

/** The part of the operator's settings that decides what a page may load. */
export type PolicySettings = Pick<
  OperatorSettings,
  'hosts' | 'pictureHosts' | 'links' | 'social' | 'captcha' | 'payments'
> & { features: Pick<OperatorSettings['features'], 'tour'> }

export interface PolicyOptions {
  /** Hashes of the styles written into the documents, as `sha256-…`. */
  styleHashes?: string[]
  /** The mock backend needs its service worker, and a Trusted Types policy to register it. */
  isMock?: boolean
  /** Served under HTTPS by a real host; a preview on a local address is not. */
  isHosted?: boolean
}

/**
 * Emotion inserts empty style elements and fills them by script, which needs no more than the hash of the empty text
 * (in production builds).
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const originsOf = (addresses: string[]) => [
  ...new Set(addresses.filter((address) => /^https?:\/\//.test(address)).map((address) => new URL(address).origin)),
]

/** The scripts of others that these settings ask for; without them the policy names nobody. */
function outsideOf({ social, captcha, payments }: PolicySettings): OutsideScript[] {
  return [
    ...(social?.google ? [outsideScripts.google] : []),
    ...(social?.facebook ? [outsideScripts.facebook] : []),
    ...(captcha ? [outsideScripts.captcha] : []),
    ...(payments?.payPal ? [outsideScripts.payPal] : []),
  ]
}

/**
 * Trusted Types: nobody may make scripts of texts, but for the addresses of scripts that are listed. `default` is for
 * libraries that know nothing of this: they load scripts, or write texts as HTML, which the tour's does.
 */
function trustedPolicies(outside: OutsideScript[], isTourOn: boolean, isMock: boolean): string[] {
  const isDefaultNeeded = isMock || isTourOn || outside.some(({ loadsMore }) => loadsMore)
  const names = [...(outside.length > 0 ? [scriptPolicyName] : []), ...(isDefaultNeeded ? ['default'] : [])]
  return names.length > 0 ? names : ["'none'"]
}

const orNone = (addresses: string[]) => (addresses.length > 0 ? addresses : ["'none'"])

/** The Content-Security-Policy of every document. */
export function contentPolicy(settings: PolicySettings, options: PolicyOptions = {}): string {
  const { styleHashes = [], isMock = false, isHosted = false } = options
  const pictures = [...settings.pictureHosts, ...settings.links.logos.map(({ picture }) => picture)]
  const outside = outsideOf(settings)
  // The mock's service worker fetches scripts on behalf of the page: to the policy these are calls of its own.
  const calls = outside.flatMap(({ calls, scripts }) => (isMock ? [...calls, ...scripts] : calls))
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...outside.flatMap(({ scripts }) => scripts)],
    ['style-src-elem', "'self'", emptyStyle, ...styleHashes.map((hash) => `'${hash}'`)],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', ...originsOf(pictures)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...originsOf(Object.values(settings.hosts)), ...calls],
    ['manifest-src', "'self'"],
    ['worker-src', isMock ? "'self'" : "'none'"],
    ['frame-src', ...orNone(outside.flatMap(({ frames }) => frames))],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedPolicies(outside, settings.features.tour, isMock)],
  ]
  if (isHosted) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

const refused = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone']
const unused = ['browsing-topics', 'midi', 'payment', 'usb', 'xr-spatial-tracking']

/** Headers of every answer, documents and files alike. */
export function securityHeaders(settings: PolicySettings, options: PolicyOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(settings, options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // PayPal and the social providers answer to the window that opened them.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [...refused, ...unused].map((feature) => `${feature}=()`).join(', '),
    ...(options.isHosted && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Routes with a token in the path: their address goes nowhere. */
export const secretRoutes = ['/reset', '/confirm', '/invite', '/redirect']

const isUnder = (pathname: string, route: string) => pathname === route || pathname.startsWith(`${route}/`)

export function referrerPolicy(pathname: string): string | undefined {
  return secretRoutes.some((route) => isUnder(pathname, route)) ? 'no-referrer' : undefined
}

/** Built files carry their content's hash in the name; documents must never be shown from a cache after a logout. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  documents: 'no-store',
  /** The browser asks each time whether the file changed. */
  others: 'no-cache',
}

export function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return caching.assets
  return file.endsWith('.html') ? caching.documents : caching.others
}

/** Hashes of the `<style>` elements of a document, for its policy. */
export function inlineStyleHashes(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  return [...new Set(styles.map(([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`))]
}
