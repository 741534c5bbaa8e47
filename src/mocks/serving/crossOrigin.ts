/** The headers that the portal sends. */
const requestHeaders = ['Accept', 'Accept-Language', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-Client-Id']

const answerHeaders = ['Retry-After']

/** Ten minutes: a browser sends one preflight for a path, and repeats it in a test that lasts longer. */
const preflightSeconds = 600

/**
 * Returns the CORS headers of an answer. A page of another origin than the allowed one gets none, so its browser
 * refuses it the answer. No cookies are involved, so credentials are not allowed.
 */
export function crossOriginHeaders(origin: string | undefined, allowed: string | undefined): Record<string, string> {
  if (allowed === undefined) return {}
  const varying = { Vary: 'Origin' }
  if (origin !== allowed) return varying
  return {
    ...varying,
    'Access-Control-Allow-Origin': allowed,
    'Access-Control-Expose-Headers': answerHeaders.join(', '),
  }
}

/** Returns the further headers of a preflight's answer. */
export const preflightHeaders = (methods: string[]): Record<string, string> => ({
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': requestHeaders.join(', '),
  'Access-Control-Max-Age': String(preflightSeconds),
})
