import type { AnyEndpoint, Host } from '../../api/contract/base/endpoint.js'
import { contract } from '../../api/contract/index.js'
import { filledAddress } from '../../api/filledAddress.js'
import type { Ask } from './askSite.js'
import type { Check } from './headerChecks.js'

const hosts: Host[] = ['accounts', 'transit', 'web']

/** A call of each host that changes nothing and that a visitor may make, if only to be told to sign in. */
const harmless: Record<Host, { endpoint: AnyEndpoint; body?: object }> = {
  accounts: { endpoint: contract.getOrgConfig },
  transit: { endpoint: contract.listFareMedia },
  web: { endpoint: contract.getForm, body: { form_method: 'login', langCode: 'en' } },
}

/** The headers for which browsers ask before a call to another origin. */
const askedHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-client-id']

/** The address of a call without what its parameters would add to the query. */
const addressOf = (base: string, { path }: AnyEndpoint) =>
  base + filledAddress({ path: path.replace(/\/:\w+/g, '/none') }, {})

const listed = (value = '') => value.split(',').map((entry) => entry.trim().toLowerCase())

function isEnvelope(body: Buffer): boolean {
  try {
    return Array.isArray((JSON.parse(String(body)) as { errors?: unknown }).errors)
  } catch {
    return false
  }
}

/** Asks as a browser does before a call to another origin, once for each method that the contract has there. */
async function preflightFaults(ask: Ask, base: string, host: Host, origin: string): Promise<string[]> {
  const calls: AnyEndpoint[] = Object.values(contract).filter((call: AnyEndpoint) => call.host === host)
  const faults: string[] = []
  for (const method of new Set(calls.map((call) => call.method))) {
    const call = calls.find((each) => each.method === method)!
    const { status, headers } = await ask(addressOf(base, call), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': askedHeaders.join(','),
      },
    })
    const allowed = headers['access-control-allow-origin']
    if (status < 200 || status > 299 || (allowed !== origin && allowed !== '*')) {
      faults.push(
        `${base} refuses the question that browsers ask before ${method} (${status}, Access-Control-Allow-Origin is ${allowed ?? 'missing'}). Let it allow ${origin}.`,
      )
      continue
    }
    const lacking = askedHeaders.filter((name) => !listed(headers['access-control-allow-headers']).includes(name))
    if (lacking.length > 0)
      faults.push(
        `${base} does not allow the headers ${lacking.join(', ')} for ${method}. Add them to Access-Control-Allow-Headers.`,
      )
    if (
      !['GET', 'POST'].includes(method) &&
      !listed(headers['access-control-allow-methods']).includes(method.toLowerCase())
    )
      faults.push(`${base} does not allow ${method}. Add it to Access-Control-Allow-Methods.`)
  }
  return faults
}

/** The three hosts of the backend answer this site: as its own part, or from another origin that lets it call. */
export const backendCheck: Check = async (ask, { settings }, { origin }) => {
  const faults: string[] = []
  for (const host of hosts) {
    const base = settings.hosts[host]
    const isOther = /^https?:/.test(base) && new URL(base).origin !== origin
    const { endpoint, body } = harmless[host]
    const {
      status,
      headers,
      body: answer,
    } = await ask(addressOf(base, endpoint), {
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Client-Id': settings.clientId,
        ...(isOther && { Origin: origin }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const name = `${endpoint.method} ${addressOf(base, endpoint)}`
    if (/^text\/html/.test(headers['content-type'] ?? ''))
      faults.push(
        `${name} is answered by a page (${status}), not by the backend. Lead ${base} to the backend, or name its address in hosts.${host}.`,
      )
    else if (status >= 500) faults.push(`${name} answers ${status}. The backend, or what leads to it, is out of order.`)
    else if (!isEnvelope(answer))
      faults.push(`${name} answers ${status} without the contract’s envelope. Is hosts.${host} the right address?`)
    if (!isOther) continue
    const allowed = headers['access-control-allow-origin']
    if (allowed !== origin && allowed !== '*')
      faults.push(
        `${name}: Access-Control-Allow-Origin is ${allowed ?? 'missing'}, so browsers hide the answer. Send ${origin}.`,
      )
    else if (!listed(headers['access-control-expose-headers']).includes('retry-after'))
      faults.push(`${name}: Access-Control-Expose-Headers lacks Retry-After, so nobody learns how long to wait.`)
    faults.push(...(await preflightFaults(ask, base, host, origin)))
  }
  return faults
}
