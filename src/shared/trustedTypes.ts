import { isOutsideScript, scriptPolicyName } from './outsideScripts'

/** What TypeScript's DOM does not know yet. What a rule gives back is a text to it, and a trusted one to the browser. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: <Given extends Partial<Rules>>(name: string, rules: Given) => Given
}
interface Rules {
  createScriptURL: (address: string) => string
  createHTML: (text: string) => string
}

const trustedTypes = () => (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes

/** What somebody has asked the default policy for. Of everything else it makes nothing, as if it were not there. */
let isOurScript: (url: URL) => boolean = () => false
let isHtmlShownAsText = false

function createScriptURL(address: string): string {
  const url = new URL(address, window.location.href)
  if (isOutsideScript(url.href) || isOurScript(url)) return address
  throw new TypeError(`Not a script of ours or of a listed provider: ${address}`)
}

function createHTML(text: string): string {
  if (!isHtmlShownAsText) throw new TypeError('Nobody may write HTML')
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The one default policy of a page: by it the browser judges plain texts where it wants trusted ones. */
function allowByDefault(): void {
  const types = trustedTypes()
  if (types && !types.defaultPolicy) types.createPolicy('default', { createScriptURL, createHTML })
}

/** For what inserts listed scripts, or `ours`, by plain addresses: to be said before it does. */
export function allowPlainAddresses(ours = isOurScript): void {
  isOurScript = ours
  allowByDefault()
}

/** For a library that writes its texts as HTML: from now on they are shown letter by letter, whatever they say. */
export function showHtmlAsText(): void {
  isHtmlShownAsText = true
  allowByDefault()
}

let scripts: Pick<Rules, 'createScriptURL'> | undefined

/** The address of a listed script, as the browser wants it. */
export function trustedAddress(address: string): string {
  scripts ??= trustedTypes()?.createPolicy(scriptPolicyName, { createScriptURL })
  return (scripts ?? { createScriptURL }).createScriptURL(address)
}
