import { accountRequests } from './account.mjs'
import { buyingRequests } from './buying.mjs'
import { cardRequests } from './cards.mjs'
import { identityRequests } from './identity.mjs'

/**
 * A good request of each call: `{ make, reads?, situation?, allow? }`. `make` takes the visit and returns
 * `{ as, params, query, body, after }`, where `after` takes what the call answered and puts back what it changed.
 */
export const requests = { ...identityRequests, ...accountRequests, ...cardRequests, ...buyingRequests }
