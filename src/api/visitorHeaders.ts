export type Visitor =
  | { kind: 'rider'; token: string }
  | { kind: 'guest'; cardToken?: string }
  /** The temporary token opens the second factor. Every call carries it (decision 112). */
  | { kind: 'temporary'; token: string }
  | { kind: 'visitor' }

/**
 * Returns the headers of a request: JSON, language, authorization. A rider sends the bearer token alone, everyone else
 * the client id.
 */
export function visitorHeaders(visitor: Visitor, clientId: string, language: string): Record<string, string> {
  const base = { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': language }
  switch (visitor.kind) {
    case 'rider':
      return { ...base, Authorization: `Bearer ${visitor.token}` }
    case 'temporary':
      return { ...base, Authorization: `Bearer ${visitor.token}`, 'X-Client-Id': clientId }
    case 'guest':
      return visitor.cardToken
        ? { ...base, Authorization: `Anonymous ${visitor.cardToken}`, 'X-Client-Id': clientId }
        : { ...base, 'X-Client-Id': clientId }
    case 'visitor':
      return { ...base, 'X-Client-Id': clientId }
  }
}
