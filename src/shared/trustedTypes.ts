import { onceFor } from './onceFor'
import { isThirdPartyScript, scriptPolicyName } from './thirdPartyScripts'

/** These types are missing in TypeScript's DOM. A rule's result is text for TypeScript, and trusted for the browser. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: Rules) => Rules
}
interface Rules {
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** Recognizes the scripts that callers allowed. The default policy refuses every other address. */
let isOurScript: (url: URL) => boolean = () => false

function createScriptURL(address: string): string {
  const url = new URL(address, window.location.href)
  if (isThirdPartyScript(url.href) || isOurScript(url)) return address
  throw new TypeError(`Not a script of ours or of a listed provider: ${address}`)
}

/**
 * Allows plain addresses of listed scripts and of `ours`, for code that inserts such scripts. The browser asks a page's
 * only default policy.
 */
export function allowPlainAddresses(ours = isOurScript): void {
  isOurScript = ours
  const types = window.trustedTypes
  if (types && !types.defaultPolicy) types.createPolicy('default', { createScriptURL })
}

/** Browsers refuse a second policy of one name. */
const scriptPolicy = onceFor((types: TrustedTypes) => types.createPolicy(scriptPolicyName, { createScriptURL }))

/** Returns the address of a listed script in the form that the browser requires. */
export function trustedAddress(address: string): string {
  const types = window.trustedTypes
  return (types ? scriptPolicy(types) : { createScriptURL }).createScriptURL(address)
}
