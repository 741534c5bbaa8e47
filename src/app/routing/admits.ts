import type { Visitor } from '../../api/visitorHeaders'

/** Visitors whom a route does not admit are redirected to a page that they may open. */
export type Access = 'everyone' | 'signedOut' | 'rider' | 'guest'

export function admits(access: Access, kind: Visitor['kind']): boolean {
  if (access === 'everyone') return true
  return access === 'signedOut' ? kind !== 'rider' : kind === access
}
