import type { ThirdPartyScript } from './thirdPartyScripts'
import { allowPlainAddresses, trustedAddress } from './trustedTypes'

/** Milliseconds until a script counts as failed. Blockers often leave a request unanswered. */
const timeout = 10_000

/** Loaded scripts by URL, because several parts of a page may share a script. */
const loads = new Map<string, Promise<void>>()

/** Loads a third-party script once. Rejects if it is blocked, missing or late; the next call tries again. */
export function loadScript(script: ThirdPartyScript): Promise<void> {
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

async function insert({ address, loadsMore }: ThirdPartyScript): Promise<void> {
  const element = document.createElement('script')
  element.async = true
  element.src = trustedAddress(address)
  if (loadsMore) allowPlainAddresses()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      element.onload = () => resolve()
      element.onerror = () => reject(new Error(`Not loaded: ${address}`))
      timer = setTimeout(() => reject(new Error(`Too late: ${address}`)), timeout)
      document.head.append(element)
    })
  } catch (thrown) {
    element.remove()
    throw thrown
  } finally {
    clearTimeout(timer)
  }
}
