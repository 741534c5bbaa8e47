import { isOutsideScript, scriptPolicyName } from './outsideScripts'
import type { OutsideScript } from './outsideScripts'

/** Milliseconds until a script counts as not coming: blockers often leave a request unanswered. */
const patience = 10_000

const loads = new Map<string, Promise<void>>()

/** Loads an outside script, once. Rejects when it is blocked, missing or late; the next call tries anew. */
export function loadScript(script: OutsideScript): Promise<void> {
  const { address } = script
  const known = loads.get(address)
  if (known) return known
  const load = insert(script).catch((thrown: unknown) => {
    loads.delete(address)
    throw thrown
  })
  loads.set(address, load)
  return load
}

async function insert(script: OutsideScript): Promise<void> {
  const { address } = script
  const element = document.createElement('script')
  element.async = true
  element.src = trusted(script)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      element.onload = () => resolve()
      element.onerror = () => reject(new Error(`Not loaded: ${address}`))
      timer = setTimeout(() => reject(new Error(`Too late: ${address}`)), patience)
      document.head.append(element)
    })
  } catch (thrown) {
    element.remove()
    throw thrown
  } finally {
    clearTimeout(timer)
  }
}

/** What TypeScript's DOM does not know yet. The address is a text to it, and a trusted one to the browser. */
interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (name: string, rules: ScriptRules) => ScriptRules
}
interface ScriptRules {
  createScriptURL: (address: string) => string
}

/** Texts as HTML or as script are not among the rules, so both keep throwing. */
const rules: ScriptRules = {
  createScriptURL(address) {
    const { href } = new URL(address, window.location.href)
    if (isOutsideScript(href)) return address
    throw new TypeError(`Not a script of ours or of a listed provider: ${address}`)
  },
}

let policy: ScriptRules | undefined

const trustedTypes = () => (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes

/** Scripts that insert scripts do it by plain addresses. There is one such policy in a page. */
function allowPlainAddresses(types: TrustedTypes): void {
  if (!types.defaultPolicy) types.createPolicy('default', rules)
}

/** For a library that inserts its provider's script by itself: to be said before it does. */
export function allowOwnLoader(): void {
  const types = trustedTypes()
  if (types) allowPlainAddresses(types)
}

function trusted({ address, loadsMore }: OutsideScript): string {
  const types = trustedTypes()
  if (!types) return rules.createScriptURL(address)
  policy ??= types.createPolicy(scriptPolicyName, rules)
  if (loadsMore) allowPlainAddresses(types)
  return policy.createScriptURL(address)
}
