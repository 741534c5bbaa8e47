/**
 * Third-party scripts and what they need of the content policy: the one list that `loadScript` and the build's policy
 * share, and the inventory for a security review. They are loaded only when a visitor asks for what they do.
 */
export interface ThirdPartyScript {
  /** What it is loaded for. Where cards are typed, only `payment` may be in the page (T16). */
  purpose: 'signIn' | 'captcha' | 'payment'
  address: string
  /** Addresses that the policy lets it load more scripts from, call and show in frames. */
  scripts: string[]
  calls: string[]
  frames: string[]
  /** It fetches its other parts by plain addresses, which Trusted Types let pass by a default policy only. */
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
  captcha: {
    purpose: 'captcha',
    // Without the parameter its parts are fetched in a way that Trusted Types forbid.
    address: 'https://www.google.com/recaptcha/api.js?trustedtypes=true',
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    loadsMore: true,
  },
} satisfies Record<string, ThirdPartyScript>

const listed: ThirdPartyScript[] = Object.values(thirdPartyScripts)

/** Whether an address, written out in full, is one that a listed script may be loaded from. */
export const isThirdPartyScript = (href: string): boolean =>
  listed.some(({ scripts }) => scripts.some((start) => href.startsWith(start)))

/**
 * Whether the page holds a listed script of another purpose. A script stays until its page is left, whatever it was
 * loaded for.
 */
export function hasScriptsBesides(purpose: ThirdPartyScript['purpose']): boolean {
  const others = listed.filter((script) => script.purpose !== purpose).flatMap(({ scripts }) => scripts)
  return [...document.scripts].some(({ src }) => others.some((start) => src.startsWith(start)))
}

/** The Trusted Types policy that these scripts pass. */
export const scriptPolicyName = 'portal-scripts'
