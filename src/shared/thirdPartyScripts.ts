/**
 * Third-party scripts and what they need from the content policy: the one list for `loadScript`, the build and reviews.
 * A script loads when a visitor uses it.
 */
export interface ThirdPartyScript {
  /** A page with card fields may contain only scripts for `payment` (T16). */
  purpose: 'signIn' | 'captcha' | 'payment' | 'analytics'
  address: string
  scripts: string[]
  calls: string[]
  frames: string[]
  /** The script loads its parts by plain addresses, which Trusted Types allow only through a default policy. */
  loadsMore?: boolean
}

export const thirdPartyScripts = {
  google: {
    purpose: 'signIn',
    address: 'https://accounts.google.com/gsi/client',
    scripts: ['https://accounts.google.com/gsi/'],
    calls: ['https://accounts.google.com/gsi/'],
    frames: ['https://accounts.google.com/gsi/'],
  },
  facebook: {
    purpose: 'signIn',
    address: 'https://connect.facebook.net/en_US/sdk.js',
    scripts: ['https://connect.facebook.net/'],
    calls: ['https://www.facebook.com/', 'https://web.facebook.com/', 'https://graph.facebook.com/'],
    frames: ['https://www.facebook.com/', 'https://web.facebook.com/', 'https://staticxx.facebook.com/'],
    loadsMore: true,
  },
  payPal: {
    purpose: 'payment',
    address: 'https://www.paypal.com/sdk/js',
    scripts: ['https://www.paypal.com/', 'https://www.paypalobjects.com/'],
    calls: ['https://*.paypal.com/', 'https://*.paypalobjects.com/'],
    frames: ['https://*.paypal.com/', 'https://*.paypalobjects.com/'],
    loadsMore: true,
  },
  /** The parameter `id` names the container. Content that a container inserts from other hosts is refused. */
  tagManager: {
    purpose: 'analytics',
    address: 'https://www.googletagmanager.com/gtm.js',
    scripts: ['https://www.googletagmanager.com/'],
    calls: ['https://www.googletagmanager.com/'],
    frames: [],
    loadsMore: true,
  },
  captcha: {
    purpose: 'captcha',
    // Without the parameter, the script loads its parts in a way that Trusted Types forbid.
    address: 'https://www.google.com/recaptcha/api.js?trustedtypes=true',
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    loadsMore: true,
  },
} satisfies Record<string, ThirdPartyScript>

const listed: ThirdPartyScript[] = Object.values(thirdPartyScripts)

/** Tells whether a full address is one from which a listed script may load. */
export const isThirdPartyScript = (href: string): boolean =>
  listed.some(({ scripts }) => scripts.some((start) => href.startsWith(start)))

/**
 * Tells whether the page contains a listed script of another purpose. A script stays until the browser leaves the page.
 */
export function hasScriptsBesides(purpose: ThirdPartyScript['purpose']): boolean {
  const others = listed.filter((script) => script.purpose !== purpose).flatMap(({ scripts }) => scripts)
  return [...document.scripts].some(({ src }) => others.some((start) => src.startsWith(start)))
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Tells whether the operator's containers run in this document, where then nobody may sign in (decision 100). */
export const areContainersHere = (): boolean => typeof window !== 'undefined' && window.dataLayer !== undefined

export const scriptPolicyName = 'portal-scripts'
