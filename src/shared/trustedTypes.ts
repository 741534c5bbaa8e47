import { isThirdPartyScript, scriptPolicyName } from './thirdPartyScripts'

/** The types that TypeScript's DOM lacks. A rule's result is text for TypeScript, and trusted for the browser. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: Rules) => Rules
}
interface Rules {
  createScriptURL: (address: string) => string
}

const trustedTypes = () => (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes

/**
 * The scripts that callers allowed for the default policy. It refuses every other address, as if there were no policy.
 */
let isOurScript: (url: URL) => boolean = () => false

function createScriptURL(address: string): string {
  const url = new URL(address, window.location.href)
  if (isThirdPartyScript(url.href) || isOurScript(url)) return address
  throw new TypeError(`Not a script of ours or of a listed provider: ${address}`)
}

/**
 * Allows plain addresses of listed scripts and of `ours`. Call it before code that inserts such scripts. The browser
 * asks the page's only default policy about each of them.
 */
export function allowPlainAddresses(ours = isOurScript): void {
  isOurScript = ours
  const types = trustedTypes()
  if (types && !types.defaultPolicy) types.createPolicy('default', { createScriptURL })
}

let scripts: Rules | undefined

/** Returns the address of a listed script in the form that the browser requires. */
export function trustedAddress(address: string): string {
  scripts ??= trustedTypes()?.createPolicy(scriptPolicyName, { createScriptURL })
  return (scripts ?? { createScriptURL }).createScriptURL(address)
}
