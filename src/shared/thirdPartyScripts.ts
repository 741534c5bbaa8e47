/**
 * Third-party scripts and what they need from the content policy: the single list for `loadScript`, for the build's
 * policy and for security reviews. They load only when a visitor uses what they provide.
 */
export interface ThirdPartyScript {
  /** The purpose of the script. A page with card fields may contain only scripts for `payment` (T16). */
  purpose: 'signIn' | 'captcha' | 'payment' | 'analytics'
  address: string
  /** Addresses from which the policy lets it load more scripts, and which it may call and show in frames. */
  scripts: string[]
  calls: string[]
  frames: string[]
  /** It loads its other parts by plain addresses, which Trusted Types allow only through a default policy. */
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
  /** Its parameter `id` names the container. What a container inserts from other hosts is refused. */
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
    // Without the parameter it loads its parts in a way that Trusted Types forbid.
    address: 'https://www.google.com/recaptcha/api.js?trustedtypes=true',
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    loadsMore: true,
  },
} satisfies Record<string, ThirdPartyScript>

const listed: ThirdPartyScript[] = Object.values(thirdPartyScripts)

/** Checks whether a full address is one from which a listed script may be loaded. */
export const isThirdPartyScript = (href: string): boolean =>
  listed.some(({ scripts }) => scripts.some((start) => href.startsWith(start)))

/**
 * Checks whether the page contains a listed script of another purpose. A script stays until the browser leaves its
 * page, whatever its purpose.
 */
export function hasScriptsBesides(purpose: ThirdPartyScript['purpose']): boolean {
  const others = listed.filter((script) => script.purpose !== purpose).flatMap(({ scripts }) => scripts)
  return [...document.scripts].some(({ src }) => others.some((start) => src.startsWith(start)))
}

/** The Trusted Types policy that these scripts pass. */
export const scriptPolicyName = 'portal-scripts'
