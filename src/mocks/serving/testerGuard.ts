import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Answer } from './answers'
import { problem } from './gateway'

/** The host of a `Host` header without its port; undefined if it is none. */
function hostOf(host: string | undefined): string | undefined {
  return host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined
}

/**
 * Refuses a tester's act that a page of another site could send. A name that is not this machine's may lead here by
 * another site's name server, so only addresses and `localhost` count. A page that sends JSON across origins asks
 * beforehand, and is refused then. Returns undefined if the act may be performed.
 */
export function refusedTester(method: string, headers: IncomingHttpHeaders): Answer | undefined {
  const host = hostOf(headers.host)
  if (host === undefined || !(host === 'localhost' || isIP(host.replace(/^\[|\]$/g, ''))))
    return problem(403, 'A tester asks this machine by its address or as localhost.')
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
    return problem(403, 'A page of another origin is no tester.')
  if (method !== 'GET' && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return problem(415, 'A tester’s act is JSON: send Content-Type: application/json.')
  return undefined
}
