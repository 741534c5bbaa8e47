import { outsideScripts, scriptPolicyName } from './outsideScripts'
import type { OutsideScript } from './outsideScripts'

const listed: OutsideScript[] = Object.values(outsideScripts)

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
    if (listed.some(({ scripts }) => scripts.some((start) => href.startsWith(start)))) return address
    throw new TypeError(`Not a script of ours or of a listed provider: ${address}`)
  },
}

let policy: ScriptRules | undefined

function trusted({ address, loadsMore }: OutsideScript): string {
  const types = (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!types) return rules.createScriptURL(address)
  policy ??= types.createPolicy(scriptPolicyName, rules)
  if (loadsMore && !types.defaultPolicy) types.createPolicy('default', rules)
  return policy.createScriptURL(address)
}
