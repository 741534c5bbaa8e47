import { isThirdPartyScript, scriptPolicyName } from './thirdPartyScripts'

/** What TypeScript's DOM does not know yet. What a rule gives back is a text to it, and a trusted one to the browser. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: Rules) => Rules
}
interface Rules {
  createScriptURL: (address: string) => string
}

const trustedTypes = () => (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes

/** What somebody has asked the default policy for. Of everything else it makes nothing, as if it were not there. */
let isOurScript: (url: URL) => boolean = () => false

function createScriptURL(address: string): string {
  const url = new URL(address, window.location.href)
  if (isThirdPartyScript(url.href) || isOurScript(url)) return address
  throw new TypeError(`Not a script of ours or of a listed provider: ${address}`)
}

/**
 * For what inserts listed scripts, or `ours`, by plain addresses: called before it does. The browser asks the page's one
 * default policy about each of them.
 */
export function allowPlainAddresses(ours = isOurScript): void {
  isOurScript = ours
  const types = trustedTypes()
  if (types && !types.defaultPolicy) types.createPolicy('default', { createScriptURL })
}

let scripts: Rules | undefined

/** The address of a listed script, as the browser wants it. */
export function trustedAddress(address: string): string {
  scripts ??= trustedTypes()?.createPolicy(scriptPolicyName, { createScriptURL })
  return (scripts ?? { createScriptURL }).createScriptURL(address)
}
